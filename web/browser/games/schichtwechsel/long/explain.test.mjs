// Whatever lies on the table of Schichtwechsel says what it is, at every question.
import { proveExplained } from '../../../explained.mjs';
import { MOMENTS, seatAt } from '../moments.mjs';

const { over: _, ...questions } = MOMENTS; // the final sheet has no board
const hasSpoil = ({ seats, to_move: mine }) => seats[mine].spoil >= 3;
const emptied = ['card cart-L', 'card cart-M', 'card cart-S', 'cart'];
const places = {
  ...questions,
  exchange: (page) => seatAt(page, 'turn', { turns: 12, also: hasSpoil, wishes: [...emptied, 'card'] }),
  sale: (page) => seatAt(page, 'sale', { turns: 12 }),
  building: (page) => seatAt(page, 'building', { turns: 12 }),
};

proveExplained('the colliery', places, [
  ...['card', 'column', 'row', 'payment', 'answer'],
  ...['track', 'space', 'barrier', 'disc', 'shift', 'circle', 'miner'],
  ...['plant', 'oven', 'frames', 'frame', 'depot', 'lots', 'lot'],
  ...['white', 'token', 'coins', 'tools', 'points', 'marker', 'tile', 'bar', 'exchange'],
  ...['spoil', 'coal', 'coke', 'sold', 'pair', 'set', 'cube', 'carts', 'cart', 'water', 'level'],
  ...['step', 'give', 'round', 'ended', 'bag', 'reconstructed', 'rival', 'cokes', 'buildings'],
  ...['trail', 'pending', 'recap'],
]);
