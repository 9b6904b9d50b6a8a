import { proveStraying } from '../../../guide.mjs';

proveStraying('coal-baron');
