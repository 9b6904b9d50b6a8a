import { expect, it } from 'vitest';
import { holdToEnglish } from '../../../testing/languages';
import frame from '../../../text/en';
import de from './de';
import en from './en';
import it_ from './it';
import nl from './nl';

holdToEnglish('The Great Card Game', en, { de, nl, it: it_ });

it('has no area that hides one of the frame', () => {
  expect(Object.keys(en).filter((area) => area in frame)).toEqual([]);
});
