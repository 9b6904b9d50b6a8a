// The rules of a game in one language, as `scripts/rules.mjs` makes them of docs/games/<game>/rules*.md at build time:
// a small tree that the page draws by itself, so that nothing of a text is ever taken for HTML.

export interface Booklet {
  title: string;
  /** The numbers of players that the rules differ by. */
  players: number[];
  /** What stands before the first section. */
  lead: Block[];
  sections: Section[];
}

export interface Section {
  /** Made of the English heading, the same in all languages: `end-of-a-shift`. */
  id: string;
  /** 2 for a chapter, 3 for a part of it. */
  level: 2 | 3;
  title: string;
  blocks: Block[];
}

export type Block = Paragraph | List | Table | Example | Picture;

export interface Paragraph {
  is: 'text';
  of: Inline[];
  /** It holds only with so many; it then begins with them, in bold. */
  players?: number[];
}

export interface List {
  is: 'list';
  ordered: boolean;
  items: Item[];
}

export interface Item {
  of: Inline[];
  players?: number[];
  /** What belongs to the item: a list in it. */
  more?: Block[];
}

export interface Table {
  is: 'table';
  head: Cell[];
  rows: Row[];
  /** Too much for a phone as a table. */
  wide: boolean;
  /** Its cells follow from what is in the box: the game can fill it for the table I am at. */
  box?: string;
  /** The column that says for how many a row is. */
  column?: number;
}

export interface Cell {
  of: Inline[];
  /** The column is for one number of players. */
  players?: number;
}

export interface Row {
  cells: Inline[][];
  /** What the row tells is in play only with so many. */
  players?: number[];
}

export interface Example {
  is: 'example';
  /** "Example", in the text's own word. */
  label: string;
  picture?: { name: string; caption: string };
  of: Block[];
}

/** A small board that the game draws, by its name. */
export interface Picture {
  is: 'picture';
  name: string;
  caption: string;
}

export type Inline =
  | string
  | { is: 'b' | 'i' | 'code'; of: Inline[] }
  /** To another section. */
  | { is: 'link'; to: string; of: Inline[] }
  /** A dagger: what is printed there is our reconstruction. */
  | { is: 'reconstructed' };

/** What a game says of the cells of a table that follows from its box; where it says nothing, the text stands. */
export type Cells = (string | undefined)[][];

/** "3–4" → 3, 4; what is no such range is for all. */
function readPlayers(range: string): number[] | undefined {
  const [, from, to = from] = /^(\d)(?:–(\d))?$/.exec(range) ?? [];
  if (!from) return undefined;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
}

/** The table with these cells in place of its own; one that does not fit is left as it is. */
export function fillTable(table: Table, cells: Cells): Table {
  if (cells.length > table.rows.length) return table;
  const rows = table.rows.map((row, i) => {
    const own = cells[i] ?? [];
    const filled: Row = { ...row, cells: row.cells.map((cell, j) => fillCell(cell, own[j])) };
    const players = table.column === undefined ? undefined : readPlayers(plain(filled.cells[table.column]!));
    return players ? { ...filled, players } : filled;
  });
  return { ...table, rows };
}

// Words that stay as they are keep their marks.
const fillCell = (cell: Inline[], text: string | undefined): Inline[] =>
  text === undefined || text === plain(cell) ? cell : [text];

/** What is read, without marks. */
export function plain(of: readonly Inline[]): string {
  return of
    .map((each) => (typeof each === 'string' ? each : each.is === 'reconstructed' ? '' : plain(each.of)))
    .join('');
}

/** Everything that is read in a block, a piece for each cell, item or paragraph. */
export function textsOf(block: Block): string[] {
  switch (block.is) {
    case 'text':
      return [plain(block.of)];
    case 'list':
      return block.items.flatMap((item) => [plain(item.of), ...(item.more ?? []).flatMap(textsOf)]);
    case 'table':
      return [...block.head.map((cell) => cell.of), ...block.rows.flatMap((row) => row.cells)].map(plain);
    case 'example':
      return [block.label, ...block.of.flatMap(textsOf)];
    case 'picture':
      return [block.caption];
  }
}

const hasDagger = (of: readonly Inline[]): boolean =>
  of.some((each) => typeof each !== 'string' && (each.is === 'reconstructed' || hasDagger(each.of)));

/** Whether something in the block is marked as reconstructed. */
export function isReconstructed(block: Block): boolean {
  switch (block.is) {
    case 'text':
      return hasDagger(block.of);
    case 'list':
      return block.items.some((item) => hasDagger(item.of) || (item.more ?? []).some(isReconstructed));
    case 'table':
      return [...block.head.map((cell) => cell.of), ...block.rows.flatMap((row) => row.cells)].some(
        hasDagger,
      );
    case 'example':
      return block.of.some(isReconstructed);
    case 'picture':
      return false;
  }
}
