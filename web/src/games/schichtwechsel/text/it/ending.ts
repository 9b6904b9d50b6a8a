import type { Dictionary } from '..';

export default {
  wins: '{name} vince, {a} a {b}',
  decided: 'Ha deciso questo: {source}, {a} a {b}.',
  answered: '{name} ha risposto con {source}, {a} a {b}.',
  tie: 'Parità: vince chi siede più lontano dal segnalino primo giocatore.',
  ledger: 'Da dove vengono i punti',
  source: 'Fonte',
  total: 'Totale',
  curve: 'Punti, mossa per mossa',
  asTable: 'In cifre',
  afterRound: 'Round {n}',
  finalScoring: 'Fine',
} satisfies Dictionary['ending'];
