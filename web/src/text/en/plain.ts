// The plain board, for games without a drawn one.
export default {
  note: 'This game has no drawn board yet: you play it with plain lists, in the words of its rules.',
  moves: 'Your moves',
  notYours: 'Nothing to choose at the moment.',
  prompt: 'Choose a move.',
  table: 'The table',
  players: 'Players',
  wins: '{names} wins with {n} points',
  shared: '{names} share the victory with {n} points',
  points: 'Where the points came from',
  total: 'Total',
  yes: 'yes',
  no: 'no',
};
