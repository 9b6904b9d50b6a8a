import type { Dictionary } from '..';

export default {
  tie: 'Gleichstand: Er geht an den, der am weitesten vom Startspielermarker sitzt.',
  curve: 'Punkte, Zug um Zug',
  afterRound: 'Runde {n}',
} satisfies Dictionary['ending'];
