// Whatever lies on the card table says what it is, in every phase.
import { proveExplained } from '../../../explained.mjs';
import { MOMENTS, seatWithCards } from '../moments.mjs';

const { over: _, ...phases } = MOMENTS; // the final sheet has no board
proveExplained('the card table', { ...phases, turn: seatWithCards }, [
  ...['zone', 'top', 'price', 'beneath', 'token', 'shift'],
  ...['row', 'storage', 'dock', 'engine', 'wagon', 'load', 'delivered'],
  ...['group', 'worker', 'held', 'share', 'objective', 'pay'],
  ...['steps', 'step', 'deliver', 'departure', 'look', 'seen', 'under'],
  ...['seat', 'count', 'standing', 'recap', 'known'],
]);
