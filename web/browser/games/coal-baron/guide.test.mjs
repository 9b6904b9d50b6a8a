// The guided first game.
import { proveGuide } from '../../guide.mjs';

proveGuide('coal-baron');
