// A game looked back upon: points over time.

/** Points of every seat after each turn; the first entry is the start, the end of the game is one of its own. */
export interface PointsCurve {
  totals: number[][];
  /** After which entry each shift or round was over. */
  shiftEnds: number[];
}

/** What a game calls its curve and the parts of it. */
export interface CurveWords {
  curve: string;
  /** The shifts or rounds, first to last. */
  parts: string[];
}

/** What a source brought each seat. */
export interface LedgerEntry {
  name: string;
  points: number[];
  /** With a sign, because it may take points away. */
  signed: boolean;
  /** What explains it, see `data-explain`. */
  thing?: string;
}
