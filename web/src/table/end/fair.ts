// Everybody can see for themselves that nobody chose the cards: docs/server/fair-deal.md says how it is computed.
import type { FairDeal } from '../../protocol/messages';
import type { MyPart } from '../share';

/** SHA-256 of a text in hexadecimal digits; undefined where the browser does not compute it (no secure context). */
export async function sha256(text: string): Promise<string | undefined> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hashed = (...lines: string[]) => sha256(['pithead deal 2', ...lines, ''].join('\n'));

/** What is right, or the first thing that is wrong. */
export type Verdict =
  | 'fair' // the first scheme
  | 'fairMine'
  | 'fairOthers'
  | 'fairServer' // nobody gave a share
  | 'fairUnknown'
  | 'unfair'
  | 'unfairServer'
  | 'unfairSeed'
  | 'unfairMine';

const isMissing = ({ shares }: FairDeal, mine: readonly number[], { share }: MyPart) =>
  share !== undefined && mine.some((seat) => shares?.[seat] !== share);

/** Of a game that is over; `mine` are the seats that were mine. */
export async function judge(
  fair: FairDeal,
  seed: string,
  mine: readonly number[],
  part: MyPart,
): Promise<Verdict> {
  // What this browser kept needs no hash.
  if (part.commitment !== undefined && part.commitment !== fair.commitment) return 'unfairServer';
  if (fair.scheme === 2 && isMissing(fair, mine, part)) return 'unfairMine';
  if (fair.scheme === 1) {
    const found = await sha256(seed);
    return found === undefined ? 'fairUnknown' : found === fair.commitment ? 'fair' : 'unfair';
  }
  const server = `server ${fair.server_share}`;
  const shares = fair.shares ?? [];
  const seats = shares.map((share, seat) => `seat ${seat} ${share ?? 'none'}`);
  const commitment = await hashed(`salt ${fair.salt}`, server);
  if (commitment === undefined) return 'fairUnknown';
  if (commitment !== fair.commitment) return 'unfairServer';
  if ((await hashed(server, ...seats, `draw ${fair.draw}`)) !== seed) return 'unfairSeed';
  if (part.share !== undefined && mine.length > 0) return 'fairMine';
  return shares.some((share) => share !== null) ? 'fairOthers' : 'fairServer';
}
