// Schichtwechsel as the lobby shows it.
import type { Poster } from '../../table/game';
import Drawing from './Poster.svelte';
import symbols from './symbols.svg?raw';

const among = (words: Record<string, string>) => (value: string) => words[value] ?? value;

const en = {
  title: 'Schichtwechsel',
  about: 'Coal and spoil, coke and canal: five rounds to run the last great pit.',
  length: '5 rounds · 60–90 min',
  round: 'Round {n}',
  note: 'Amounts on cards partly reconstructed.',
  options: {
    'round-cards': {
      name: 'Round cards 1 to 3 pay',
      value: among({ 'per-group': 'for each full group', once: 'for one group at most' }),
    },
    'track-points': {
      name: 'Points on the tracks',
      value: among({ highest: 'only the highest reached', cumulative: 'all reached add up' }),
    },
  },
};

const de: typeof en = {
  title: 'Schichtwechsel',
  about: 'Kohle und Abraum, Koks und Kanal: fünf Runden für die letzte große Zeche.',
  length: '5 Runden · 60–90 Min.',
  round: 'Runde {n}',
  note: 'Mengen auf Karten zum Teil rekonstruiert.',
  options: {
    'round-cards': {
      name: 'Rundenkarten 1 bis 3 zahlen',
      value: among({ 'per-group': 'für jede volle Gruppe', once: 'für höchstens eine Gruppe' }),
    },
    'track-points': {
      name: 'Punkte auf den Strecken',
      value: among({ highest: 'nur die höchsten erreichten', cumulative: 'alle erreichten zusammen' }),
    },
  },
};

const nl: typeof en = {
  title: 'Schichtwechsel',
  about: 'Kolen en steen, cokes en kanaal: vijf rondes voor de laatste grote mijn.',
  length: '5 rondes · 60–90 min.',
  round: 'Ronde {n}',
  note: 'Aantallen op kaarten deels gereconstrueerd.',
  options: {
    'round-cards': {
      name: 'Rondekaarten 1 t/m 3 betalen',
      value: among({ 'per-group': 'voor elke volle groep', once: 'voor hoogstens één groep' }),
    },
    'track-points': {
      name: 'Punten op de sporen',
      value: among({ highest: 'alleen de hoogste behaalde', cumulative: 'alle behaalde samen' }),
    },
  },
};

const it: typeof en = {
  title: 'Schichtwechsel',
  about: 'Carbone e sterile, coke e canale: cinque round per l’ultima grande miniera.',
  length: '5 round · 60–90 min',
  round: 'Round {n}',
  note: 'Quantità sulle carte in parte ricostruite.',
  options: {
    'round-cards': {
      name: 'Le carte round da 1 a 3 pagano',
      value: among({ 'per-group': 'per ogni gruppo completo', once: 'per un gruppo al massimo' }),
    },
    'track-points': {
      name: 'Punti sui tracciati',
      value: among({ highest: 'solo i più alti raggiunti', cumulative: 'tutti quelli raggiunti' }),
    },
  },
};

export default {
  Drawing,
  focus: 0.27,
  enamel: 'red',
  symbols,
  words: { en, de, nl, it },
} satisfies Poster;
