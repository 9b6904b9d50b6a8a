// Coal Baron as the lobby shows it.
import type { Poster } from '../../table/game';
import Drawing from './Poster.svelte';
import symbols from './symbols.svg?raw';

const en = {
  title: 'Coal Baron',
  about: 'Buy carts, wind coal up the shaft, deliver by barrow, carriage, truck or engine.',
  length: '3 shifts · about 70 min',
  round: 'Shift {n}',
};

const de: typeof en = {
  title: 'Glück Auf',
  about: 'Loren kaufen, Kohle fördern, mit Handkarren, Fuhrwerk, Lastwagen oder Eisenbahn ausliefern.',
  length: '3 Schichten · ca. 70 Min.',
  round: 'Schicht {n}',
};

const nl: typeof en = {
  title: 'Coal Baron',
  about:
    'Koop mijnkarren, haal kolen naar boven en lever af per kruiwagen, koets, vrachtwagen of locomotief.',
  length: '3 shifts · ca. 70 min.',
  round: 'Shift {n}',
};

const it: typeof en = {
  title: 'Coal Baron',
  about: 'Compra vagoncini, porta su il carbone, consegna con carriola, carro, camion o locomotiva.',
  length: '3 turni · circa 70 min',
  round: 'Turno {n}',
};

export default {
  Drawing,
  focus: 0.5,
  symbols,
  words: { en, de, nl, it },
} satisfies Poster;
