export default {
  name: 'Prima partita guidata',
  place: 'Prima partita · {n} di {of}',
  why: 'Perché?',
  leave: 'Lasciami giocare',
  goOn: 'Avanti',
  playOn: 'Continua per conto tuo',
  done: 'Ben fatto. Ora guarda che cosa fanno gli altri.',
  strayed: 'Si poteva fare anche questo. Quando vuoi, prova così:',
  free: 'È permesso anche il resto, e annullare non costa nulla.',
  learn: 'Impara il gioco',
  resume: 'Continua a imparare',
  again: 'Prima partita guidata dall’inizio',
};
