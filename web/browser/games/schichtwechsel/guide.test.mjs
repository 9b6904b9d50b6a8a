// The guided first game, as somebody goes through it who has never seen the box.
import { proveGuide } from '../../guide.mjs';
import { GAME } from './moments.mjs';

proveGuide(GAME);
