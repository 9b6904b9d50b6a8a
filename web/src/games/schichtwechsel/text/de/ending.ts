import type { Dictionary } from '..';

export default {
  wins: '{name} gewinnt, {a} zu {b}',
  decided: 'Das gab den Ausschlag: {source}, {a} zu {b}.',
  answered: '{name} hielt dagegen: {source}, {a} zu {b}.',
  tie: 'Gleichstand: Er geht an den, der am weitesten vom Startspielermarker sitzt.',
  ledger: 'Woher die Punkte kamen',
  source: 'Quelle',
  total: 'Summe',
  curve: 'Punkte, Zug um Zug',
  asTable: 'Als Zahlen',
  afterRound: 'Runde {n}',
  finalScoring: 'Ende',
} satisfies Dictionary['ending'];
