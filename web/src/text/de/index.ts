import type { Dictionary } from '../text.svelte';
import common from './common';
import explain from './explain';
import lobby from './lobby';
import plain from './plain';
import replay from './replay';
import rules from './rules';
import table from './table';
import trouble from './trouble';

export default { common, explain, lobby, plain, replay, rules, table, trouble } satisfies Dictionary;
