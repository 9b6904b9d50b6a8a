export default {
  tokenDecided: 'Gleich viele Punkte; die späteste Schichtmarke entschied.',
  whyLorries: 'ausgelieferte Loren',
  whyOrders: 'erfüllte Aufträge',
  whyShares: 'Anteile',
  whyTokens: 'Schichtmarken',
  whyObjectives: 'Zielkarten',
  curve: 'Punkte bei einem Ende in diesem Augenblick',
  bestTurn: 'Beste Lieferung: {name}, +{n}',
  trains: 'Erfüllte Aufträge und Schichtmarken',
  trainsOf: '{name}: {orders}.',
  noTrains: 'keine',
};
