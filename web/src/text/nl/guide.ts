export default {
  name: 'Begeleid eerste spel',
  place: 'Eerste spel · {n} van {of}',
  why: 'Waarom?',
  leave: 'Laat mij spelen',
  goOn: 'Verder',
  playOn: 'Zelf verder spelen',
  done: 'Goed gedaan. Kijk nu wat de anderen doen.',
  strayed: 'Ook dat mocht. Probeer dit eens, als je wilt:',
  free: 'Al het andere mag ook, en terugnemen kost niets.',
  learn: 'Leer het spel',
  resume: 'Verder leren',
  again: 'Begeleid eerste spel vanaf het begin',
};
