import type { Dictionary } from '..';

export default {
  tie: 'Parità: vince chi siede più lontano dal segnalino primo giocatore.',
  curve: 'Punti, mossa per mossa',
  afterRound: 'Round {n}',
} satisfies Dictionary['ending'];
