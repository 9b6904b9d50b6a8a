import type { Dictionary } from '..';

export default {
  yes: 'ja',
  no: 'nein',
  either: '{a} oder {b}',
  each: 'je {n}',
} satisfies Dictionary['tables'];
