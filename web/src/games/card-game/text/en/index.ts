import explained from './explain';
import hints from './hints';
import names from './names';
import standing from './standing';
import words from './words';
import yard from './yard';

export default { explained, hints, names, standing, words, yard };
