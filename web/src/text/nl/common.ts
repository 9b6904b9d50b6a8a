export default {
  random: 'Willekeurig',
  easy: 'Makkelijk',
  medium: 'Gemiddeld',
  hard: 'Moeilijk',
  points: { one: '{n} punt', other: '{n} punten' },
  close: 'Sluiten',
  cancel: 'Annuleren',
  language: 'Taal',
  theme: 'Dag of nacht',
  toDay: 'Dagdienst',
  toNight: 'Nachtdienst',
  lobby: 'Lobby',
};
