// The engine itself is the judge: whole games are written out by `pithead trace`, and the view after a move's events
// must be the one the engine came to.
import { describe, expect, it } from 'vitest';
import { apply } from './apply';
import { traces } from './testing/engine';
import { asCardGame, type CardGameView } from './view';

// What the board draws while a move is on its way; the final scoring is the server's to tell.
function picture(view: CardGameView) {
  return {
    shift: view.shift,
    start_player: view.start_player,
    passed: view.passed,
    zones: view.zones,
    stacks: view.stacks.map(({ stack, size, top }) => ({ stack, size, top })),
    spent: view.spent,
    looked_at: view.looked_at,
    held: view.held,
    seats: view.seats.map(({ points, projected, ...seat }) => seat),
  };
}

describe.each([2, 3, 4])('%i players', (players) => {
  it.each(['easy', 'random'])('sees after the events of a move what the engine sees, %s', (bot) => {
    let compared = 0;
    for (const lines of traces(players, 4, bot)) {
      for (let i = 1; i < lines.length; ++i) {
        const { events, state, move, ply } = lines[i]!;
        if (events.some((each) => each.event === 'game_won')) continue;
        const after = asCardGame(apply(lines[i - 1]!.state, events));
        expect(picture(after), `ply ${ply}, ${move}`).toEqual(picture(asCardGame(state)));
        ++compared;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

it('leaves the view it was given as it is', () => {
  const [lines] = traces(2, 1);
  const before = structuredClone(lines![0]!.state);
  apply(lines![0]!.state, lines![1]!.events);
  expect(lines![0]!.state).toEqual(before);
});

describe('where rivals’ cards are up to memory', () => {
  const dealt = () => {
    const view = structuredClone(asCardGame(traces(2, 1)[0]![0]!.state));
    view.seen_cards = 'remembered';
    const [mine, rival] = view.seats;
    Object.assign(mine!, { secret_orders: { size: 0, cards: [] }, orders: [] });
    Object.assign(rival!, { secret_orders: { size: 2 }, orders: [] });
    return view;
  };
  const after = (seat: number, ...events: object[]) =>
    asCardGame(apply(dealt() as never, events.map((each) => ({ seat, ...each })) as never)).seats[seat]!;
  const [order] = Object.values(dealt().stacks).flatMap(({ stack, top }) =>
    stack === 'order' ? [top!] : [],
  );
  const taken = { event: 'card_taken', stack: 'order', card: order };

  it('a rival’s are counted, mine are named', () => {
    expect(after(1, taken)).toMatchObject({ orders: [], secret_orders: { size: 3 } });
    expect(after(0, taken)).toMatchObject({ orders: [order], secret_orders: { size: 0 } });
  });
  it('a secret that is shown still counts until it leaves the hand', () => {
    expect(after(1, { event: 'secret_shown', card: order })).toMatchObject({ secret_orders: { size: 2 } });
  });
});
