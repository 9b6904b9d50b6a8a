import { proveWholeGuide } from '../../../guide.mjs';

proveWholeGuide('coal-baron');
