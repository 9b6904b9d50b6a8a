// The small boards beside the examples of docs/games/card-game/rules.md.
import type { RulesPage } from '../../../table/game';
import ActionInnovation from './ActionInnovation.svelte';
import Cut from './Cut.svelte';
import Delivery from './Delivery.svelte';
import End from './End.svelte';
import Loading from './Loading.svelte';
import Mining from './Mining.svelte';
import Placement from './Placement.svelte';
import Token from './Token.svelte';
import Wild from './Wild.svelte';
import WorkerInnovation from './WorkerInnovation.svelte';

export default {
  pictures: {
    placement: Placement,
    cut: Cut,
    loading: Loading,
    mining: Mining,
    delivery: Delivery,
    wild: Wild,
    'worker-innovation': WorkerInnovation,
    'action-innovation': ActionInnovation,
    token: Token,
    end: End,
  },
} satisfies RulesPage;
