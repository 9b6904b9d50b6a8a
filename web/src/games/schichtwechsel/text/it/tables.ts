import type { Dictionary } from '..';

export default {
  yes: 'sì',
  no: 'no',
  either: '{a} o {b}',
} satisfies Dictionary['tables'];
