import type { Dictionary } from '..';

export default {
  wins: '{name} wint, {a} tegen {b}',
  decided: 'Dit gaf de doorslag: {source}, {a} tegen {b}.',
  answered: '{name} antwoordde met {source}, {a} tegen {b}.',
  tie: 'Gelijkspel: wie het verst van de startspelersteen zit, wint.',
  ledger: 'Waar de punten vandaan kwamen',
  source: 'Bron',
  total: 'Totaal',
  curve: 'Punten, zet voor zet',
  asTable: 'In cijfers',
  afterRound: 'Ronde {n}',
  finalScoring: 'Einde',
} satisfies Dictionary['ending'];
