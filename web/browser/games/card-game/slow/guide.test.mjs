import { proveWholeGuide } from '../../../guide.mjs';

proveWholeGuide('card-game');
