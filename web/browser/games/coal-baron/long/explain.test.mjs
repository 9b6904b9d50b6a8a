// Everything on the board explains itself, in every phase of a game.
import { proveExplained } from '../../../explained.mjs';
import { MOMENTS } from '../moments.mjs';

// Two cubes for one spot, and too little coal for a cart, come too rarely to wait for: unit tests explain them.
const YARD = 'building space supply draft tile card returned';
const PIT = 'level gallery cart cage storage balance side steps order delivered points workers marks';
const STANDING = 'clock hour gains rival score';
const KINDS = [YARD, PIT, STANDING].flatMap((kinds) => kinds.split(' '));

proveExplained('the board', MOMENTS, KINDS);
