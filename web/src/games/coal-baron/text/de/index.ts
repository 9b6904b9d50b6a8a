import type { Dictionary } from '..';
import box from './box';
import explained from './explain';
import hints from './hints';
import pit from './pit';
import standing from './standing';
import words from './words';
import yard from './yard';

export default { box, explained, hints, pit, standing, words, yard } satisfies Dictionary;
