// The view after events, without waiting for the server's. Every event says what it changed; only the work steps it cost
// are counted here.
//
// Points and what is known of stacks are not followed; the server's view brings them a moment later.
import type { Event, View } from '../../protocol/messages';
import { applyEvents, number, text, type EffectOn, type Told } from '../../table/effects';
import { box, readOrder, readTile } from './box';
import {
  asCoalBaron,
  COLOURS,
  COLOUR_OF,
  spaceOf,
  type CoalBaronSeat,
  type CoalBaronView,
  type Colour,
} from './view';

export function apply(view: View, events: readonly Event[]): View {
  return applyEvents(asCoalBaron(view), EFFECTS, events);
}

type Effect = EffectOn<CoalBaronView, CoalBaronSeat>;

const colour = (value: unknown) => value as Colour;
const levelOf = (seat: CoalBaronSeat, cube: Colour) => seat.levels[COLOURS.indexOf(cube)]!;

function outstanding(seat: CoalBaronSeat, event: Told) {
  return seat.outstanding.find((each) => each.order === event['order'])!;
}

// The first free spot of the colour; spots stand in the sequence of the card's letters.
function fillSpot(seat: CoalBaronSeat, event: Told, cubes: Colour[]): void {
  const order = outstanding(seat, event);
  const { spots } = readOrder(order.order);
  const free = order.spots.findIndex(
    (spot, i) => spot.length === 0 && COLOUR_OF[spots[i]!] === event['spot'],
  );
  order.spots[free] = [...cubes].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  order.complete = order.spots.every((spot) => spot.length > 0);
}

function take(seat: CoalBaronSeat, cube: string): Colour {
  const stored = cube.startsWith('stored-');
  const name = colour(stored ? cube.slice(7) : cube);
  (stored ? seat.storage : seat.cage)[name] -= 1;
  return name;
}

function spendSteps(view: CoalBaronView, steps: number): void {
  if (view.phase === 'mine') view.steps_left -= steps;
}

function receive(seat: CoalBaronSeat, event: Told): void {
  const order = text(event['order']);
  seat.outstanding.push({ order, complete: false, spots: readOrder(order).spots.map(() => []) });
}

const EFFECTS: Record<string, Effect> = {
  order_drafted(view, event, seat) {
    view.draft = view.draft.filter((each) => each !== event['order']);
    receive(seat, event);
  },
  order_taken(view, event, seat) {
    for (const space of view.spaces) if (space.order === event['order']) space.order = null;
    if (view.looked_at?.cards) {
      view.looked_at.cards = view.looked_at.cards.filter((each) => each !== event['order']);
    }
    receive(seat, event);
  },
  order_opened(view, event) {
    view.draft = view.draft.filter((each) => each !== event['order']); // the last of the draft goes to O4
    spaceOf(view, text(event['space'])).order = text(event['order']);
  },
  tile_opened(view, event) {
    const space = spaceOf(view, text(event['space']));
    space.tile = text(event['tile']);
    space.price = readTile(space.tile).price;
  },
  workers_ousted(view, event, seat) {
    Object.assign(spaceOf(view, text(event['space'])), { workers: 0, owner: null });
    seat.canteen += number(event['n']);
  },
  workers_placed(view, event, seat) {
    const [name, n] = [text(event['space']), number(event['n'])];
    seat.workers -= n;
    view.active_space = name;
    if (name === 'bank') seat.bank += n;
    else Object.assign(spaceOf(view, name), { workers: n, owner: seat.seat });
  },
  marks_gained(_view, event, seat) {
    seat.marks += number(event['marks']);
  },
  tile_bought(view, event, seat) {
    const tile = text(event['tile']);
    const face = readTile(tile);
    seat.marks -= number(event['price']);
    seat.tiles.push(tile);
    levelOf(seat, face.colour).carts += face.carts;
    levelOf(seat, face.colour).empty += face.carts;
    if (view.active_space === 'Fdraw') {
      view.looked_at?.cards?.splice(view.looked_at.cards.indexOf(tile), 1);
    } else {
      const space = spaceOf(view, view.active_space!);
      space.tile = null;
      delete space.price;
    }
  },
  cart_filled(view, event, seat) {
    const [level, cube] = [levelOf(seat, colour(event['level'])), colour(event['cube'])];
    level.empty -= 1;
    level.cubes[cube] += 1;
    view.supply[cube] -= 1;
  },
  cage_moved(view, event, seat) {
    seat.cage_level = number(event['level']);
    spendSteps(view, 1);
  },
  cube_loaded(view, event, seat) {
    const [level, cube] = [seat.levels[number(event['level']) - 1]!, colour(event['cube'])];
    level.cubes[cube] -= 1;
    level.empty += 1;
    seat.cage[cube] += 1;
    spendSteps(view, 1);
  },
  cube_stored(view, event, seat) {
    seat.storage[take(seat, text(event['cube']))] += 1;
    spendSteps(view, 1);
  },
  spot_filled(view, event, seat) {
    const cube = text(event['spot']);
    fillSpot(seat, event, [take(seat, event['from'] === 'storage' ? `stored-${cube}` : cube)]);
    spendSteps(view, 1);
  },
  spot_substituted(view, event, seat) {
    const pair = text(event['pair']).split(' ');
    fillSpot(
      seat,
      event,
      pair.map((cube) => take(seat, cube)),
    );
    spendSteps(view, box.substitution_steps);
  },
  order_delivered(view, event, seat) {
    for (const cube of outstanding(seat, event).spots.flat()) view.supply[cube] += 1;
    seat.outstanding = seat.outstanding.filter((each) => each.order !== event['order']);
    seat.delivered.push(text(event['order']));
    seat.points.total += number(event['points']);
    seat.points['orders'] = (seat.points['orders'] ?? 0) + number(event['points']);
  },
};
