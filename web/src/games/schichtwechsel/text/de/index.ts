import type { Dictionary } from '..';
import colliery from './colliery';
import effects from './effects';
import ending from './ending';
import hints from './hints';
import names from './names';
import tables from './tables';
import words from './words';

export default { colliery, effects, ending, hints, names, tables, words } satisfies Dictionary;
