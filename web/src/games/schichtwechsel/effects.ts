// What a task does, in words; cards, circles, tiles, barriers and spaces are told by the tasks that the server names.
import { box, cardOf, choiceOf, type CardFace, type Effect } from './box';
import { t, type Key } from './text';
import { TRACKS, type Size, type Track } from './view';

const WITH_NUMBER: Record<string, Key> = {
  points: 'common.points',
  lower: 'effects.lower',
  'lower-up-to': 'effects.lowerUpTo',
  raise: 'effects.raise',
  coin: 'effects.coin',
  white: 'effects.white',
  'take-tool': 'effects.takeTool',
  'discard-tool': 'effects.discardTool',
  'spoil-to-tip': 'effects.spoilToTip',
  'may-spoil-to-tip': 'effects.spoilToTip',
  'coke-to-wagon': 'effects.cokeToWagon',
  'coke-to-plant': 'effects.cokeToPlant',
  'coal-to-wagon': 'effects.coalToWagon',
  'move-carts': 'effects.moveCarts',
  'make-coke': 'effects.makeCoke',
  'load-coke': 'effects.loadCoke',
  build: 'effects.build',
  'choose-lot': 'effects.chooseLot',
  'move-miner': 'effects.moveMiner',
  'walk-miner': 'effects.walkMiner',
  'use-circle': 'effects.useCircle',
  'take-marker': 'effects.takeMarker',
  'headframe-to-top': 'effects.headframeToTop',
  'headframe-to-left': 'effects.headframeToLeft',
  'headframe-to-any': 'effects.headframeToAny',
  'advance-rail': 'effects.advanceRail',
};

function copyInWords(sizes: readonly Size[] = []): string {
  const key = (['large', 'medium', 'small'] as const)
    .filter((size) => sizes.includes(size))
    .map((size) => size[0]!.toUpperCase() + size.slice(1))
    .join('');
  const known = ['Large', 'Medium', 'Small', 'MediumSmall'];
  return t(known.includes(key) ? (`effects.copy${key}` as Key) : 'effects.copyAny');
}

/** A barrier with the miner alone, or the headframe. */
function aloneInWords({ miner, or_points: n = 0 }: Effect): string {
  const who = miner ? 'miner' : 'headframe';
  return n > 0 ? t(`effects.${who}OrPoints`, { n }) : t(`effects.${who}Alone`);
}

export function effectInWords(effect: Effect): string {
  const { effect: name, n = 1, track, cubes = [], or_points: points = 0 } = effect;
  switch (name) {
    case 'advance':
      return t(`effects.${track!}`, { n });
    case 'cube-to-cart':
      return t(`effects.${cubes.length > 1 ? 'either' : cubes[0]!}ToCart`);
    case 'miner-or-headframe':
      if (effect.headframe === false || effect.miner === false) return aloneInWords(effect);
      return points > 0 ? t('effects.minerHeadframeOrPoints', { n: points }) : t('effects.minerOrHeadframe');
    case 'copy': {
      const what = copyInWords(effect.sizes);
      return effect.costs_tool ? t('effects.costsTool', { what }) : what;
    }
    case 'choose': {
      const { a, b } = choiceOf(effect);
      return t('effects.choose', { a: effectsInWords(a.effects), b: effectsInWords(b.effects) });
    }
    default:
      return t(WITH_NUMBER[name] ?? 'effects.unknown', { n, name });
  }
}

export function effectsInWords(effects: readonly Effect[]): string {
  return effects.map(effectInWords).join(', ') || t('effects.nothing');
}

/** All that is printed on a card. */
export function faceInWords({ card, effects, by_token }: CardFace): string {
  const what = effectsInWords(effects);
  if (card === 'personal') return `${what}, ${t('effects.railPerHeadframe')}`;
  return by_token ? t('effects.byToken', { what, more: effectsInWords(by_token) }) : what;
}

/** What is still to be done, as `pending` notes it: `advance road 1`, `choose-lot B3`, `raise`. */
export function pendingInWords(note: string): string {
  const [name, first, second] = note.split(' ') as [string, string?, string?];
  if (name === 'choose') return t('words.askOption');
  if (name === 'copy') return t('effects.copyAny');
  if (name === 'cube-to-cart') return t('effects.eitherToCart');
  if (TRACKS.includes(first as Track))
    return effectInWords({ effect: name, track: first as Track, n: Number(second ?? 1) });
  const n = Number(first ?? 1);
  return effectInWords({ effect: name, n: Number.isNaN(n) ? 1 : n });
}

/** The kind of a card, which its column is named after: `route-L2` is a `route`. */
export const kindOf = (card: string): string => card.split('-')[0]!;

/** "Routes, large" */
export function cardInWords(card: string): string {
  if (card === 'personal') return t('names.personal');
  const kind = t(`names.kind-${kindOf(card)}` as Key);
  const alone = box.cards.filter((each) => kindOf(each.card) === kindOf(card)).length === 1;
  return alone ? kind : t('names.sized', { kind, size: t(`names.${cardOf(card).sizes[0]!}`) });
}
