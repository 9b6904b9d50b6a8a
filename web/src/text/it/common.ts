export default {
  random: 'Casuale',
  easy: 'Facile',
  medium: 'Medio',
  hard: 'Difficile',
  points: { one: '{n} punto', other: '{n} punti' },
  close: 'Chiudi',
  cancel: 'Annulla',
  language: 'Lingua',
  theme: 'Giorno o notte',
  toDay: 'Turno di giorno',
  toNight: 'Turno di notte',
  lobby: 'Lobby',
};
