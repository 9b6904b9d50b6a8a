import { proveGuide } from '../../guide.mjs';

proveGuide('card-game');
