export default {
  name: 'Geführtes erstes Spiel',
  place: 'Erstes Spiel · {n} von {of}',
  why: 'Warum?',
  leave: 'Lass mich spielen',
  goOn: 'Weiter',
  playOn: 'Allein weiterspielen',
  done: 'Gut gemacht. Jetzt schau, was die anderen tun.',
  strayed: 'Auch das war erlaubt. Wenn du magst, probier dies:',
  free: 'Alles andere ist auch erlaubt, und Zurücknehmen kostet nichts.',
  learn: 'Spiel lernen',
  resume: 'Weiterlernen',
  again: 'Geführtes erstes Spiel von vorn',
};
