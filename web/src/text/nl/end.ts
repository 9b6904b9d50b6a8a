export default {
  wins: '{name} wint, {a} tegen {b}',
  shared: '{names} delen de overwinning met {n} punten',
  decided: 'Doorslaggevend: {source}, {a} tegen {b}.',
  answered: '{name} was hier beter: {source}, {a} tegen {b}.',
  ledger: 'Waar de punten vandaan kwamen',
  source: 'Bron',
  total: 'Totaal',
  asTable: 'Tabel',
  curveTable: 'Punten als tabel',
  turn: 'Beurt',
  end: 'Einde',
};
