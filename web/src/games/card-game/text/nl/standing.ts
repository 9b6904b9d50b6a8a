export default {
  tokenDecided: 'Gelijk in punten; het laatste shiftfiche besliste.',
  whyLorries: 'geleverde karren',
  whyOrders: 'vervulde bestellingen',
  whyShares: 'aandelen',
  whyTokens: 'shiftfiches',
  whyObjectives: 'doelkaarten',
  curve: 'Punten als het toen was geëindigd',
  bestTurn: 'Beste levering: {name}, +{n}',
  trains: 'Vervulde bestellingen en shiftfiches',
  trainsOf: '{name}: {orders}.',
  noTrains: 'geen',
};
