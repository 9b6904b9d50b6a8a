import type { Dictionary } from '..';

export default {
  yes: 'sì',
  no: 'no',
  either: '{a} o {b}',
  each: '{n} ciascuno',
} satisfies Dictionary['tables'];
