import type { Dictionary } from '..';
import colliery from './colliery';
import effects from './effects';
import ending from './ending';
import about from './explain';
import hints from './hints';
import names from './names';
import tables from './tables';
import words from './words';

export default { about, colliery, effects, ending, hints, names, tables, words } satisfies Dictionary;
