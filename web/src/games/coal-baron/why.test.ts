// The engine is the judge: what it forbids must have a reason, and what it allows must have none.
import { describe, expect, it } from 'vitest';
import { traces } from './testing/engine';
import { asCoalBaron, spaceOf, type CoalBaronView } from './view';
import { obstacle } from './why';

/** Positions of whole games in which somebody places workers, with what is legal there. */
function placings(players: number): { view: CoalBaronView; legal: Set<string> }[] {
  return traces(players, 3).flatMap((lines) =>
    lines.slice(1).flatMap(({ legal }, i) => {
      const view = open(asCoalBaron(lines[i]!.state));
      return view.phase === 'place' ? [{ view, legal: new Set(legal) }] : [];
    }),
  );
}

// All-seeing traces list the cards of a stack; a view tells its size.
function open(view: CoalBaronView): CoalBaronView {
  const size = (stack: { size?: number; cards?: string[] }) => stack.size ?? stack.cards!.length;
  return {
    ...view,
    tile_stack: { size: size(view.tile_stack), known: [] },
    order_stack: { size: size(view.order_stack), known: [] },
  };
}

describe.each([2, 3, 4])('%i players', (players) => {
  it('finds an obstacle exactly where the engine forbids a space', () => {
    const kinds = new Set<string>();
    for (const { view, legal } of placings(players)) {
      for (const name of [...view.spaces.map((each) => each.space), 'bank']) {
        const found = obstacle(view, view.to_move!, name);
        if (found) kinds.add(found.kind);
        expect(found === undefined, `${name}: ${found?.kind}`).toBe(legal.has(`place ${name}`));
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['marks', 'workers', 'noneReady']));
    expect(kinds.has('locked')).toBe(players < 4);
  });
});

describe('a reason', () => {
  const { view } = placings(4)[0]!;
  const me = view.to_move!;
  const changed = (change: (copy: CoalBaronView) => void): CoalBaronView => {
    const copy = structuredClone(view);
    change(copy);
    return copy;
  };

  it('says how many Marks are missing', () => {
    const poor = changed((copy) => {
      Object.assign(spaceOf(copy, 'F1'), { tile: 'black-2-dark', price: 8 });
      copy.seats[me]!.marks = 5;
    });
    expect(obstacle(poor, me, 'F1')).toEqual({ kind: 'marks', n: 3 });
  });

  it('says how many workers it takes to oust those who stand there', () => {
    const crowded = changed((copy) => {
      Object.assign(spaceOf(copy, 'M8'), { workers: 4, owner: me });
      copy.seats[me]!.workers = 4;
    });
    expect(obstacle(crowded, me, 'M8')).toEqual({ kind: 'workers', n: 5 });
    expect(obstacle(crowded, me, 'bank')).toBeUndefined();
  });

  it('names an empty space before its price', () => {
    const sold = changed((copy) => {
      const space = spaceOf(copy, 'F1');
      space.tile = null;
      delete space.price;
      copy.seats[me]!.marks = 0;
      copy.tile_stack.size = 0;
    });
    expect(obstacle(sold, me, 'F1')).toEqual({ kind: 'noTile' });
    expect(obstacle(sold, me, 'Fdraw')).toEqual({ kind: 'noTiles' });
  });

  it('is the turn for everybody else, and the work begun for whoever has begun some', () => {
    expect(obstacle(view, (me + 1) % 4, 'M8')).toEqual({ kind: 'turn' });
    const mining = changed((copy) => (copy.phase = 'mine'));
    expect(obstacle(mining, me, 'M8')).toEqual({ kind: 'begun' });
  });
});
