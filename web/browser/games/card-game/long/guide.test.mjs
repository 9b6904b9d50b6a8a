import { proveGuideAtLength } from '../../../guide.mjs';

proveGuideAtLength('card-game');
