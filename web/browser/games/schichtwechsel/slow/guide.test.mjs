import { proveWholeGuide } from '../../../guide.mjs';

proveWholeGuide('schichtwechsel');
