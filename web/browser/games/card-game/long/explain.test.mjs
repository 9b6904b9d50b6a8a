// What lies on the card table at the moments that the shorter test leaves out says what it is, too.
import { proveExplained } from '../../../explained.mjs';
import { MOMENTS } from '../moments.mjs';

const { stack, keep, dock, after } = MOMENTS;
proveExplained('the card table, in the middle of a turn', { stack, keep, dock, after }, ['zone', 'seen']);
