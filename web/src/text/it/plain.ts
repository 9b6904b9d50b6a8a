// The plain board, for games without a drawn one.
export default {
  note: 'Questo gioco non ha ancora un tabellone disegnato: si gioca con semplici elenchi, nelle parole inglesi delle regole.',
  moves: 'Le tue mosse',
  notYours: 'Al momento non c’è niente da scegliere.',
  prompt: 'Scegli una mossa.',
  table: 'Il tavolo',
  players: 'Giocatori',
  wins: '{names} vince con {n} punti',
  shared: '{names} si dividono la vittoria con {n} punti',
  points: 'Da dove vengono i punti',
  total: 'Totale',
  yes: 'sì',
  no: 'no',
};
