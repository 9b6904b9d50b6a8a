// The steps of the preparation, in their order. Two of them happen by themselves, within the move before them.
import type { Key } from './text';
import type { Phase } from './view';

export const STEPS: readonly { name: Key; roman: string; icon: string; phases: readonly Phase[] }[] = [
  { name: 'colliery.stepCubes', roman: 'I', icon: 'coal', phases: ['sets'] },
  { name: 'colliery.stepTile', roman: 'II', icon: 'i-person', phases: ['tiles', 'bonuses'] },
  { name: 'colliery.stepWater', roman: 'III', icon: 'water', phases: [] },
  { name: 'colliery.stepTokens', roman: 'IV', icon: 'white', phases: [] },
  { name: 'colliery.stepSale', roman: 'V', icon: 'coin', phases: ['sale'] },
  { name: 'colliery.stepBar', roman: 'VI', icon: 'house', phases: ['bar'] },
];

/** Which of them is played; -1 when the preparation is over. */
export const stepOf = (phase: Phase): number => STEPS.findIndex(({ phases }) => phases.includes(phase));
