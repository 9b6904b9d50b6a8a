// What is being done: mining, delivering, looking at cards.
import { drawing, type Explanation } from '../../../table/explain/explain.svelte';
import { familyOf, readLorry, readOrder } from '../box';
import Card from '../cards/Card.svelte';
import { lorryOf, stepsNow } from '../steps';
import { t } from '../text';
import { capital, cardInWords, moveInWords, numeral, zoneInWords } from '../words';
import { cardGives, cardNow, copiesInWords, pictureOf, SECTIONS } from './cards';
import { card, owner, said, type Scene } from './scene';

// ---- mining ----------------------------------------------------------------------------------------------

export function explainSteps({ view }: Scene): Explanation {
  const { title, now } = stepsNow(view);
  return card({
    name: title,
    kind: t('explained.stepsKind'),
    picture: 'bell',
    gives: t('explained.stepsGives'),
    now: `${now}.`,
    section: SECTIONS.lorry,
  });
}

/** One step of mining: `load wild-wagon 1`, `store`, `fetch fox-1-1 fox-wagon 3`. */
export function explainStep({ view, table }: Scene, move: string): Explanation | undefined {
  const lorry = lorryOf(view, move);
  if (lorry === undefined) return undefined;
  return card({
    name: moveInWords(move, table.board!),
    kind: t('explained.stepMove'),
    picture: pictureOf(lorry),
    costs: t('explained.stepCosts', { n: readLorry(lorry).lorries }),
    gives: t(move === 'store' ? 'explained.stepStore' : 'explained.stepLoad'),
    now: cardGives(lorry),
    section: SECTIONS.lorry,
  });
}

// ---- delivery --------------------------------------------------------------------------------------------

export function explainDelivery({ view }: Scene): Explanation {
  return card({
    name: t('yard.delivery'),
    picture: 'e-2',
    gives: t('explained.deliverGives'),
    now: view.train ? t('yard.oneTypeNow', { type: numeral(view.train) }) : t('yard.oneType'),
    section: 'delivery',
  });
}

export function explainDeparture(scene: Scene, dock: number, order: string): Explanation {
  const { table, view } = scene;
  const preview = table.find(`deliver ${dock} ${order}`);
  const { lorries, points } = readOrder(order);
  const short = lorries - (owner(scene).docks[dock - 1]?.load ?? 0);
  const closed = short > 0 ? t('yard.whyShort', { n: short, dock }) : t('yard.whyLater');
  return card({
    name: capital(cardInWords(order)),
    kind: `${t('explained.departureKind', { n: dock })} · ${copiesInWords(view, order)}`,
    picture: pictureOf(order),
    gives: cardGives(order),
    now: preview ? t('explained.departureNow', { n: preview.points ?? points }) : closed,
    section: 'delivery',
  });
}

// ---- looking at cards ------------------------------------------------------------------------------------

export function explainLook({ view }: Scene): Explanation | undefined {
  if (!view.looked_at) return undefined;
  return card({
    name: t('yard.looking', { stack: zoneInWords(view.looked_at.stack) }),
    picture: 'i-eye',
    gives: t('explained.lookGives'),
    now: t(view.phase === 'keep' ? 'yard.lookKeep' : 'yard.lookReturn'),
    section: 'free-choice',
  });
}

export function explainSeen(scene: Scene, seen: string): Explanation {
  const { view } = scene;
  return card({
    name: capital(cardInWords(seen)),
    kind: `${t('explained.seenMine')} · ${copiesInWords(view, seen)}`,
    picture: pictureOf(seen),
    gives: cardGives(seen),
    now: said(cardNow(scene, seen), t(view.phase === 'keep' ? 'explained.seenNow' : 'explained.underNow')),
    section: SECTIONS[familyOf(seen)],
  });
}

export function explainBack({ table, view }: Scene): Explanation {
  return card({
    name: t('explained.hiddenTop'),
    kind: t('explained.backKind'),
    picture: drawing(Card, { card: null }),
    gives: t('explained.backGives', { name: table.speaker.name(view.to_move ?? 0) }),
    section: 'free-choice',
  });
}

export function explainUnder(): Explanation {
  return card({
    name: t('yard.under'),
    picture: 'i-down',
    gives: t('explained.underGives'),
    section: 'free-choice',
  });
}
