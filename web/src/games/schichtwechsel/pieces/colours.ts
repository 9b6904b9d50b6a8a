import { letterOf } from '../../../ui/speaker';

/** The colours of a seat for what is drawn in them: `ptoken`, the personal card. */
export function coloursOf(seat: number): string {
  const letter = letterOf(seat).toLowerCase();
  return `--pc: var(--pl-${letter}); --pi: var(--pl-${letter}-ink); --pln: var(--ln-${letter})`;
}
