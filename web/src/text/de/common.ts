export default {
  random: 'Zufall',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  points: { one: '{n} Punkt', other: '{n} Punkte' },
  close: 'Schließen',
  cancel: 'Abbrechen',
  language: 'Sprache',
  theme: 'Tag oder Nacht',
  toDay: 'Tagschicht',
  toNight: 'Nachtschicht',
  lobby: 'Lobby',
};
