// Whoever asks what a thing is gets an answer.
import { proveAsking } from '../../explained.mjs';
import { MOMENTS } from './moments.mjs';

proveAsking('the colliery', MOMENTS.turn);
