// A dock in one sentence, for those who do not see it.
import { t } from '../text';
import type { Dock } from '../view';
import { cardInWords } from '../words';

export function dockSays({ engine, wagons, load }: Dock): string {
  const said = [engine ? cardInWords(engine) : t('yard.noEngine')];
  if (wagons.length === 0) said.push(t('yard.emptyDock'));
  for (const { wagon, lorry } of wagons)
    said.push(lorry === null ? cardInWords(wagon) : `${cardInWords(wagon)}: ${cardInWords(lorry)}`);
  said.push(t('yard.load', { n: load }));
  return `${said.join('; ')}.`;
}
