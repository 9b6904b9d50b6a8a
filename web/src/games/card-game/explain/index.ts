// Every name that `data-explain` has on this board: its first word is the kind of thing, what follows says which one.
import type { Explanation } from '../../../table/explain/explain.svelte';
import type { Table } from '../../../table/table.svelte';
import type { Engine, StackName, ZoneName } from '../view';
import {
  explainBack,
  explainDelivery,
  explainDeparture,
  explainLook,
  explainSeen,
  explainStep,
  explainSteps,
  explainUnder,
} from './doing';
import {
  explainGroup,
  explainHeld,
  explainObjective,
  explainPayment,
  explainShare,
  explainWorker,
  type Group,
} from './hand';
import {
  explainBrings,
  explainCount,
  explainKnown,
  explainRecap,
  explainSeat,
  explainStanding,
  type Count,
} from './rail';
import { sceneOf, type Scene } from './scene';
import {
  explainDelivered,
  explainDock,
  explainEngine,
  explainFulfilled,
  explainLoad,
  explainRow,
  explainSent,
  explainSentLorries,
  explainStorage,
  explainWagon,
} from './yard';
import { explainBeneath, explainPrice, explainShift, explainToken, explainTop, explainZone } from './zones';

type Explainer = (scene: Scene, which: readonly string[]) => Explanation | undefined;

const seatOf = ({ view }: Scene, which: readonly string[]) => view.seats[Number(which[0])];
const dockOf = (scene: Scene, which: readonly string[]) => seatOf(scene, which)?.docks[Number(which[1]) - 1];

/** For things of a seat, by its number. */
const ofSeat =
  (explain: (scene: Scene, seat: Seat, rest: readonly string[]) => Explanation | undefined): Explainer =>
  (scene, which) => {
    const seat = seatOf(scene, which);
    return seat && explain(scene, seat, which.slice(1));
  };
type Seat = Scene['view']['seats'][number];

/** For things of a dock, by seat and dock. */
const ofDock =
  (
    explain: (scene: Scene, seat: Seat, dock: Seat['docks'][number], rest: readonly string[]) => Explanation,
  ): Explainer =>
  (scene, which) => {
    const dock = dockOf(scene, which);
    return dock && explain(scene, seatOf(scene, which)!, dock, which.slice(2));
  };

const EXPLAINERS: Record<string, Explainer> = {
  zone: (scene, [name]) => explainZone(scene, name as ZoneName),
  top: (scene, [name]) => explainTop(scene, name as StackName),
  price: (scene, [name]) => explainPrice(scene, name as ZoneName),
  beneath: (scene, [name]) => explainBeneath(scene, name as StackName),
  token: (scene, [n]) => explainToken(scene, Number(n)),
  shift: (scene) => explainShift(scene),

  row: ofSeat((scene, seat, [place]) =>
    explainRow(scene, seat, place === undefined ? undefined : Number(place)),
  ),
  storage: ofSeat((scene, seat, [lorry]) => explainStorage(scene, seat, lorry)),
  dock: ofDock(explainDock),
  engine: ofDock(explainEngine),
  wagon: ofDock((scene, seat, dock, [place]) => explainWagon(scene, seat, dock, Number(place))),
  load: ofDock(explainLoad),
  delivered: ofSeat((_, seat) => explainDelivered(seat)),
  fulfilled: (scene, [order]) => explainFulfilled(scene, order!),
  sent: (scene, [engine]) => explainSent(scene, engine as Engine),
  'sent-lorries': ofSeat((_, seat) => explainSentLorries(seat)),

  group: (scene, [group]) => explainGroup(scene, group as Group),
  worker: (scene, [n]) => explainWorker(scene, Number(n)),
  held: (scene, [held, secret]) => explainHeld(scene, held!, secret === 'secret'),
  share: ofSeat((scene, seat, [share, nth]) => explainShare(scene, seat, share!, Number(nth))),
  objective: ofSeat((scene, seat, [objective]) => explainObjective(scene, seat, objective!)),
  pay: (scene, [cards]) => explainPayment(scene, cards!),

  steps: (scene) => explainSteps(scene),
  step: (scene, which) => explainStep(scene, which.join(' ')),
  deliver: (scene) => explainDelivery(scene),
  departure: (scene, [dock, order]) => explainDeparture(scene, Number(dock), order!),
  look: (scene) => explainLook(scene),
  seen: (scene, [seen]) => explainSeen(scene, seen!),
  back: (scene) => explainBack(scene),
  under: () => explainUnder(),

  seat: ofSeat(explainSeat),
  count: ofSeat((scene, seat, [what]) => explainCount(scene, seat, what as Count)),
  standing: (scene) => explainStanding(scene),
  brings: () => explainBrings(),
  recap: (scene) => explainRecap(scene),
  known: () => explainKnown(),
};

export function explain(thing: string, table: Table): Explanation | undefined {
  const [kind, ...which] = thing.split(' ') as [string, ...string[]];
  return EXPLAINERS[kind]?.(sceneOf(table), which);
}
