// The final sheet, for all games.
export default {
  wins: '{name} wins, {a} to {b}',
  shared: '{names} share the victory with {n} points',
  decided: 'What decided it: {source}, {a} to {b}.',
  answered: '{name} did better with {source}, {a} to {b}.',
  ledger: 'Where the points came from',
  source: 'Source',
  total: 'Total',
  asTable: 'Table',
  curveTable: 'Points as a table',
  turn: 'Turn',
  end: 'End',
};
