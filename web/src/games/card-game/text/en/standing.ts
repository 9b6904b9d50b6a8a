// The end of a game.
export default {
  tokenDecided: 'Equal on points; the latest shift token decided.',
  whyLorries: 'delivered lorries',
  whyOrders: 'fulfilled orders',
  whyShares: 'shares',
  whyTokens: 'shift tokens',
  whyObjectives: 'objectives',
  curve: 'Points if it had ended then',
  bestTurn: 'Best delivery: {name}, +{n}',
  trains: 'Orders fulfilled and shift tokens',
  trainsOf: '{name}: {orders}.',
  noTrains: 'none',
};
