export default {
  tokenDecided: 'Pari punti; ha deciso il gettone turno più recente.',
  whyLorries: 'vagoncini consegnati',
  whyOrders: 'ordini evasi',
  whyShares: 'azioni',
  whyTokens: 'gettoni turno',
  whyObjectives: 'obiettivi',
  curve: 'Punti se fosse finita in quel momento',
  bestTurn: 'Miglior consegna: {name}, +{n}',
  trains: 'Ordini evasi e gettoni turno',
  trainsOf: '{name}: {orders}.',
  noTrains: 'nessuno',
};
