import type { Dictionary } from '..';

export default {
  tie: 'Gelijkspel: wie het verst van de startspelersteen zit, wint.',
  curve: 'Punten, zet voor zet',
  afterRound: 'Ronde {n}',
} satisfies Dictionary['ending'];
