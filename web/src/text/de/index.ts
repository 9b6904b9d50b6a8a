import common from './common';
import hints from './hints';
import lobby from './lobby';
import pit from './pit';
import standing from './standing';
import table from './table';
import trouble from './trouble';
import words from './words';
import yard from './yard';
import type { Dictionary } from '../text.svelte';

export default { common, hints, lobby, pit, standing, table, trouble, words, yard } satisfies Dictionary;
