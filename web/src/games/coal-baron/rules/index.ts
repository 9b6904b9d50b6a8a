// The small boards beside the examples of docs/games/coal-baron/rules.md.
import type { RulesPage } from '../../../table/game';
import Bank from './Bank.svelte';
import Delivery from './Delivery.svelte';
import End from './End.svelte';
import Majority from './Majority.svelte';
import Mining from './Mining.svelte';
import NextStart from './NextStart.svelte';
import Oust from './Oust.svelte';
import Short from './Short.svelte';
import Substitution from './Substitution.svelte';
import Tile from './Tile.svelte';

export default {
  pictures: {
    oust: Oust,
    bank: Bank,
    tile: Tile,
    short: Short,
    mining: Mining,
    substitution: Substitution,
    delivery: Delivery,
    majority: Majority,
    'next-start': NextStart,
    end: End,
  },
} satisfies RulesPage;
