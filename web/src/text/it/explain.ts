export default {
  costs: 'Costa',
  gives: 'Dà',
  now: 'Adesso:',
  rules: 'Regole',
  point: 'Tocca o clicca qualcosa sul tabellone: ti dice che cos’è. Intanto non si gioca nulla.',
  keyExplain: 'spiega ciò che ha il focus, o ciò che tocchi dopo',
  ask: 'Che cos’è?',
};
