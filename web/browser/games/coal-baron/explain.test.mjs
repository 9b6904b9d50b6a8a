// Whoever asks what a thing is gets an answer.
import { proveAsking } from '../../explained.mjs';
import { seatAt } from './moments.mjs';

proveAsking('the yard', (page) => seatAt(page, 'place', { turns: 4 }));
