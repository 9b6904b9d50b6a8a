import type { Dictionary } from '..';

export default {
  yes: 'ja',
  no: 'nee',
  either: '{a} of {b}',
} satisfies Dictionary['tables'];
