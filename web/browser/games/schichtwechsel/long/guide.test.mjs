import { proveGuideAtLength } from '../../../guide.mjs';

proveGuideAtLength('schichtwechsel');
