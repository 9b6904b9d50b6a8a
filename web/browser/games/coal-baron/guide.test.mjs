// The guided first game.
import { proveGuide, proveHonesty } from '../../guide.mjs';

proveGuide('coal-baron');
proveHonesty('coal-baron');
