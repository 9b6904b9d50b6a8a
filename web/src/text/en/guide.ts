export default {
  name: 'Guided first game',
  place: 'First game · {n} of {of}',
  why: 'Why?',
  leave: 'Let me play',
  goOn: 'Go on',
  playOn: 'Play on by yourself',
  done: 'Well done. Now watch what the others do.',
  strayed: 'That was allowed, too. When you like, try this:',
  free: 'Anything else is allowed, too, and undo is free.',
  learn: 'Learn it',
  resume: 'Go on learning',
  again: 'Guided first game from the start',
};
