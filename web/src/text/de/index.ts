import type { Dictionary } from '../text.svelte';
import analysis from './analysis';
import common from './common';
import end from './end';
import explain from './explain';
import lobby from './lobby';
import plain from './plain';
import replay from './replay';
import table from './table';
import trouble from './trouble';

export default {
  analysis,
  common,
  end,
  explain,
  lobby,
  plain,
  replay,
  table,
  trouble,
} satisfies Dictionary;
