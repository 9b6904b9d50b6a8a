// Where on the board a move is made. Most moves have a place of their own; where several lead to the same place (which
// cube, which wagon, which headframe) the variant tells them apart.
export interface Spot {
  place: string;
  variant?: string;
}

const AT: Record<string, (...rest: string[]) => Spot> = {
  give: (seat) => ({ place: `seat ${seat}` }),
  cube: (cube, cart) => ({ place: `cart ${cart}`, variant: cube! }),
  cart: (cart) => ({ place: `cart ${cart}` }),
  tile: (tile) => ({ place: `tile ${tile}` }),
  sell: () => ({ place: 'sale' }),
  card: (card) => ({ place: `card ${card}` }),
  copy: (card) => ({ place: `card ${card}` }),
  exchange: (spoil, gain) => ({ place: `exchange ${spoil} ${gain}` }),
  coke: (size, space) => ({ place: `oven ${space}`, variant: size! }),
  load: (space) => ({ place: `oven ${space}` }),
  plant: (space) => ({ place: `oven ${space}` }),
  rail: () => ({ place: 'track rail' }),
  lower: (levels) => ({ place: `lower ${levels}` }),
  build: (space) => ({ place: `bar ${space}` }),
  lot: (lot) => ({ place: `lot ${lot}` }),
  headframe: () => ({ place: 'depot' }),
  go: (circle) => ({ place: `circle ${circle}` }),
  frame: (space, _from, where) => ({ place: `frame ${space}`, variant: where! }),
};

export function spotOf(move: string): Spot | undefined {
  const [verb, ...rest] = move.split(' ') as [string, ...string[]];
  return AT[verb]?.(...rest);
}

/** The variants among these moves, each once; none where there is nothing to tell apart. */
export function variantsOf(moves: readonly string[]): string[] {
  const found = new Set(moves.map((move) => spotOf(move)?.variant).filter((each) => each !== undefined));
  return found.size > 1 ? [...found] : [];
}

/** The move that is made at a place; `variant` decides where there are several. */
export function moveAt(
  moves: readonly string[],
  place: string,
  variant: string | undefined,
): string | undefined {
  const here = moves.filter((move) => spotOf(move)?.place === place);
  return (
    here.find((move) => spotOf(move)!.variant === variant) ?? (variant === undefined ? here[0] : undefined)
  );
}
