export default {
  wins: '{name} vince, {a} a {b}',
  shared: '{names} vincono insieme con {n} punti',
  decided: 'Decisivo: {source}, {a} a {b}.',
  answered: '{name} ha fatto meglio qui: {source}, {a} a {b}.',
  ledger: 'Da dove vengono i punti',
  source: 'Fonte',
  total: 'Totale',
  asTable: 'Tabella',
  curveTable: 'Tabella dei punti',
  turn: 'Mossa',
  end: 'Fine',
};
