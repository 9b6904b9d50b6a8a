export default {
  random: 'Random',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  points: { one: '{n} point', other: '{n} points' },
  close: 'Close',
  cancel: 'Cancel',
  language: 'Language',
  theme: 'Day or night',
  toDay: 'Day shift',
  toNight: 'Night shift',
  lobby: 'Lobby',
};
