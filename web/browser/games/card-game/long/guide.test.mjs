import { proveStraying } from '../../../guide.mjs';

proveStraying('card-game');
