import type { Dictionary } from '../text.svelte';
import analysis from './analysis';
import common from './common';
import end from './end';
import explain from './explain';
import guide from './guide';
import lobby from './lobby';
import plain from './plain';
import replay from './replay';
import rules from './rules';
import table from './table';
import trouble from './trouble';

export default {
  analysis,
  common,
  end,
  explain,
  guide,
  lobby,
  plain,
  replay,
  rules,
  table,
  trouble,
} satisfies Dictionary;
