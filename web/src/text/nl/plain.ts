// The plain board, for games without a drawn one.
export default {
  note: 'Dit spel heeft nog geen getekend bord: je speelt het met gewone lijsten, in de Engelse woorden van de regels.',
  moves: 'Je zetten',
  notYours: 'Op dit moment valt er niets te kiezen.',
  prompt: 'Kies een zet.',
  table: 'De tafel',
  players: 'Spelers',
  wins: '{names} wint met {n} punten',
  shared: '{names} delen de overwinning met {n} punten',
  points: 'Waar de punten vandaan kwamen',
  total: 'Totaal',
  yes: 'ja',
  no: 'nee',
};
