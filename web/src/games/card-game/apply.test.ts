// Events done to a view, against the engine; and whose cards are told where that is up to memory.
import { describe, expect, it } from 'vitest';
import { holdApplyToEngine } from '../../testing/apply';
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

holdApplyToEngine({
  apply,
  traces,
  bots: ['easy', 'random'],
  picture: (view) => picture(asCardGame(view)),
  told: ['game_won'],
  enough: 200,
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
