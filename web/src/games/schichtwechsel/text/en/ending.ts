// The end of a game.
export default {
  tie: 'A tie: it goes to the player farthest from the first-player marker.',
  curve: 'Points, move by move',
  afterRound: 'Round {n}',
};
