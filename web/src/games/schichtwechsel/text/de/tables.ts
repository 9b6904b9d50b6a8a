import type { Dictionary } from '..';

export default {
  yes: 'ja',
  no: 'nein',
  either: '{a} oder {b}',
} satisfies Dictionary['tables'];
