import { proveGuideAtLength } from '../../../guide.mjs';

proveGuideAtLength('coal-baron');
