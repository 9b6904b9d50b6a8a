import { proveStraying } from '../../../guide.mjs';

proveStraying('schichtwechsel');
