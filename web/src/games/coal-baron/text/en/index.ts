import box from './box';
import hints from './hints';
import pit from './pit';
import standing from './standing';
import words from './words';
import yard from './yard';

export default { box, hints, pit, standing, words, yard };
