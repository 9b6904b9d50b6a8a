import { holdToEnglish } from '../../../testing/languages';
import de from './de';
import en from './en';
import it from './it';
import nl from './nl';

holdToEnglish('the company', en, { de, nl, it });
