import type { Dictionary } from '../text.svelte';
import analysis from './analysis';
import common from './common';
import explain from './explain';
import lobby from './lobby';
import plain from './plain';
import replay from './replay';
import table from './table';
import trouble from './trouble';

export default { analysis, common, explain, lobby, plain, replay, table, trouble } satisfies Dictionary;
