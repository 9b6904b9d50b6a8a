import type { Dictionary } from '..';
import hints from './hints';
import names from './names';
import words from './words';
import yard from './yard';

export default { hints, names, words, yard } satisfies Dictionary;
