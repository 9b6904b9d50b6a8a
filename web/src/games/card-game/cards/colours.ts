// The tinctures of crests, for lorries and wagons; the crests themselves are drawn in symbols.svg.
import type { Crest } from '../view';

export const TINCTURES: Record<Crest | 'wild', string> = {
  wheel: '#2d5f8a',
  clover: '#3a6f3c',
  tower: '#8e2f2a',
  fox: '#a65a14',
  wild: '#6a6152',
};
