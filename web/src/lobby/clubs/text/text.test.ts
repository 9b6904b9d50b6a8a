import { holdToEnglish } from '../../../testing/languages';
import de from './de';
import en from './en';
import it from './it';
import nl from './nl';

holdToEnglish('clubs', en, { de, nl, it });
