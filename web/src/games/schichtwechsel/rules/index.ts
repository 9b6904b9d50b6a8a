// The small boards of docs/games/schichtwechsel/rules.md.
import type { RulesPage } from '../../../table/game';
import ActionCardParts from './ActionCardParts.svelte';
import Barrier from './Barrier.svelte';
import Coking from './Coking.svelte';
import End from './End.svelte';
import Headframes from './Headframes.svelte';
import Miner from './Miner.svelte';
import Nested from './Nested.svelte';
import Payment from './Payment.svelte';
import Sale from './Sale.svelte';
import Set from './Set.svelte';
import { tables } from './tables';
import Tokens from './Tokens.svelte';

export default {
  tables,
  pictures: {
    'action-card': ActionCardParts,
    set: Set,
    tokens: Tokens,
    sale: Sale,
    payment: Payment,
    coking: Coking,
    barrier: Barrier,
    miner: Miner,
    nested: Nested,
    headframes: Headframes,
    end: End,
  },
} satisfies RulesPage;
