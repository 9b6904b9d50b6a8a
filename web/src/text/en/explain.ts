export default {
  costs: 'Costs',
  gives: 'Gives',
  now: 'Now:',
  rules: 'Rules',
  point: 'Touch or click anything on the board: it says what it is. Nothing is played meanwhile.',
  keyExplain: 'explain what is in focus, or whatever you touch next',
  ask: 'What is this?',
};
