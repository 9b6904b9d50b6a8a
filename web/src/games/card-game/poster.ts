// The Great Card Game as the lobby shows it.
import type { Poster } from '../../table/game';
import Drawing from './Poster.svelte';
import symbols from './symbols.svg?raw';

// A value of the option is three splits: `4/2/4:2/2/2/1:6+10`.
function decks(name: string, ...kinds: readonly string[]) {
  const value = (value: string) =>
    value
      .split(':')
      .map((split, i) => `${kinds[i]} ${split}`)
      .join(', ');
  return { decks: { name, value } };
}

// Whether a rival's hand shows the cards that everybody saw taken.
function seenCards(name: string, shown: string, remembered: string) {
  return { 'seen-cards': { name, value: (value: string) => (value === 'shown' ? shown : remembered) } };
}

const en = {
  title: 'The Great Card Game',
  about: 'Couple wagons, load lorries, and let whole trains leave for one order.',
  length: '50–80 min',
  round: 'Shift {n}',
  options: {
    ...decks('Cards in the stacks', 'lorries', 'orders', 'innovations'),
    ...seenCards('Rivals’ cards that all have seen', 'can be looked up', 'are up to your memory'),
  },
};

const de: typeof en = {
  title: 'Das große Kartenspiel',
  about: 'Waggons kuppeln, Loren beladen und ganze Züge für einen Auftrag abfahren lassen.',
  length: '50–80 Min.',
  round: 'Schicht {n}',
  options: {
    ...decks('Karten in den Stapeln', 'Loren', 'Aufträge', 'Innovationen'),
    ...seenCards(
      'Karten der anderen, die alle gesehen haben',
      'lassen sich nachsehen',
      'muss man sich merken',
    ),
  },
};

const nl: typeof en = {
  title: 'Het grote kaartspel',
  about: 'Koppel wagons, laad karren en laat hele treinen voor één bestelling vertrekken.',
  length: '50–80 min.',
  round: 'Shift {n}',
  options: {
    ...decks('Kaarten in de stapels', 'karren', 'bestellingen', 'innovaties'),
    ...seenCards('Kaarten van anderen die iedereen zag', 'kun je opzoeken', 'moet je onthouden'),
  },
};

const it: typeof en = {
  title: 'Il grande gioco di carte',
  about: 'Aggancia vagoni, carica vagoncini e fai partire treni interi per un solo ordine.',
  length: '50–80 min',
  round: 'Turno {n}',
  options: {
    ...decks('Carte nei mazzi', 'vagoncini', 'ordini', 'innovazioni'),
    ...seenCards('Carte altrui viste da tutti', 'si possono consultare', 'vanno ricordate'),
  },
};

export default {
  Drawing,
  focus: 0.8,
  enamel: 'green',
  symbols,
  words: { en, de, nl, it },
} satisfies Poster;
