export default {
  wins: '{name} gewinnt, {a} zu {b}',
  shared: '{names} teilen sich den Sieg mit {n} Punkten',
  decided: 'Entscheidend war: {source}, {a} zu {b}.',
  answered: '{name} war hier besser: {source}, {a} zu {b}.',
  ledger: 'Woher die Punkte kamen',
  source: 'Quelle',
  total: 'Summe',
  asTable: 'Tabelle',
  curveTable: 'Punkte als Tabelle',
  turn: 'Zug',
  end: 'Ende',
};
