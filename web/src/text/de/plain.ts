// The plain board, for games without a drawn one.
export default {
  note: 'Dieses Spiel hat noch kein gezeichnetes Brett: Du spielst es mit einfachen Listen, in den englischen Worten der Regeln.',
  moves: 'Deine Züge',
  notYours: 'Im Moment gibt es nichts zu wählen.',
  prompt: 'Wähle einen Zug.',
  table: 'Der Tisch',
  players: 'Spieler',
  wins: '{names} gewinnt mit {n} Punkten',
  shared: '{names} teilen sich den Sieg mit {n} Punkten',
  points: 'Woher die Punkte kamen',
  total: 'Summe',
  yes: 'ja',
  no: 'nein',
};
