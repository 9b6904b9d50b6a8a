export default {
  costs: 'Kostet',
  gives: 'Bringt',
  now: 'Jetzt:',
  rules: 'Regeln',
  point:
    'Berühre etwas auf dem Brett oder klicke es an: Es sagt dir, was es ist. Gespielt wird dabei nichts.',
  keyExplain: 'erklären, was den Fokus hat, oder was du als Nächstes berührst',
  ask: 'Was ist das?',
};
