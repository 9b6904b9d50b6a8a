// The end of a game.
export default {
  wins: '{name} wins, {a} to {b}',
  decided: 'It was decided by this: {source}, {a} to {b}.',
  answered: '{name} answered with {source}, {a} to {b}.',
  tie: 'A tie: it goes to the player farthest from the first-player marker.',
  ledger: 'Where the points came from',
  source: 'Source',
  total: 'Total',
  curve: 'Points, move by move',
  asTable: 'As figures',
  afterRound: 'Round {n}',
  finalScoring: 'End',
};
