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
