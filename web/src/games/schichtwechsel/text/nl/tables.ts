import type { Dictionary } from '..';

export default {
  yes: 'ja',
  no: 'nee',
  either: '{a} of {b}',
  each: 'elk {n}',
} satisfies Dictionary['tables'];
