/** One part of a board, as a phone's tab. */
export interface Tab<Name extends string = string> {
  tab: Name;
  /** In words. */
  name: string;
  /** A symbol, and how high it is drawn. */
  icon: string;
  size?: number;
  /** How much can be done in it, if that is not where the question is. */
  lit?: number;
}

/** One player in the strip of all. */
export interface InStrip {
  seat: number;
  points: number | string;
  /** All of it in words. */
  label: string;
  /** Its name for whoever asks what it is. */
  explain?: string;
}
