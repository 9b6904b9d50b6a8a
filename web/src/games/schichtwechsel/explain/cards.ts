// Action cards, their columns and rows, and payments.
import { isFull } from '../apply';
import { box, cardOf, type CardFace, type Effect } from '../box';
import { cardInWords, faceInWords, kindOf } from '../effects';
import { fullWagons, wagonsOf } from '../mine/load';
import { KIND_ICONS } from '../pieces/draw';
import { paymentsBy, priceOf } from '../rack/layout';
import { whyUnusable } from '../rack/why';
import { t, type Key } from '../text';
import { SIZES, type ShiftSeat, type Size } from '../view';
import { circleInWords, unitsInWords } from '../words';
import { capital, nameOf, nowPossible, printed, sentences, type About, type Explain } from './about';
import { discInWords } from './land';

const SECTIONS: Record<string, string> = {
  cart: 'carts',
  coke: 'coking',
  load: 'loading',
  route: 'routes',
  miner: 'the-miner',
  water: 'water',
  head: 'headframes',
  first: 'copying',
};

const unitsOf = ({ white, token, coins }: ShiftSeat): string =>
  'W'.repeat(white) + 'P'.repeat(Number(token)) + 'C'.repeat(coins);

/** What is printed on the card, and how it can be paid with what is in the purse. */
function costsOf({ view, seat, table, which }: About, face: CardFace): string {
  const copied = view.question === 'copy' && table.find(`copy ${which}`) !== undefined;
  if (copied) return t('about.copyFree');
  const or = ` ${t('colliery.or')} `;
  const price = face.by_token ? ['W', 'P'].map(unitsInWords).join(or) : unitsInWords(priceOf(face.cost));
  const ways = paymentsBy(seat, face.cost).map(({ payment }) => together(payment));
  const have = together(unitsOf(seat));
  const purse =
    ways.length > 0
      ? ways.join() !== price && t('about.payWays', { ways: ways.join(' · ') })
      : have
        ? t('about.payShort', { have })
        : t('about.payNothing');
  return sentences(`${capital(price)}.`, purse);
}

/** "1 white token + your player token" */
const together = (units: string): string => unitsInWords(units).replaceAll(', ', ' + ');

const NOW: Record<string, (about: About, face: CardFace) => string> = {
  cart: ({ seat, view }) =>
    t('about.nowCart', {
      n: seat.carts.filter((each) => isFull(each) && !(closable(each.cart) && view.carts_closed)).length,
      coal: wagonsOf(seat).reduce((free, { room, coal }) => free + room - coal, 0),
      spoil: box.tip_room - seat.spoil,
    }),
  coke: ({ seat }) =>
    sentences(
      t('about.nowCoke', { coal: seat.coal, n: seat.plant.length, most: box.most_coke_in_plant }),
      box.coal_stays && t('about.wagonsFull', { n: fullWagons(seat) }),
    ),
  load: ({ seat }) => t('about.nowLoad', { n: seat.plant.length, free: box.coke_wagons - seat.coke }),
  route: (about, face) =>
    tracksIn(face.effects)
      .map((track) => discInWords(about, track))
      .join(' '),
  miner: ({ seat }) => t('about.nowMiner', { circle: circleInWords(seat.miner) }),
  water: ({ seat }) => t('about.nowWater', { n: seat.water }),
  head: ({ seat }) => t('about.nowHead', { n: headframesInPlay(seat) }),
  first: (about) => t('about.nowFirst', { name: nameOf(about, about.view.first_player) }),
  personal: ({ seat }) =>
    sentences(t('about.nowWater', { n: seat.water }), t('about.nowHead', { n: headframesInPlay(seat) })),
};

const closable = (cart: string) => box.carts.find((each) => each.cart === cart)!.closable;
const headframesInPlay = ({ headframes: { depot, top, left } }: ShiftSeat) =>
  depot + Number(top !== null) + Number(left !== null);

function tracksIn(effects: readonly Effect[]) {
  const all = effects.flatMap((effect) =>
    effect.effect === 'choose'
      ? [...box.choices[effect.choice!]!.a.effects, ...box.choices[effect.choice!]!.b.effects]
      : [effect],
  );
  return [...new Set(all.map(({ track }) => track).filter((each) => each !== undefined))];
}

const card: Explain = (about) => {
  const { which, table } = about;
  const face = cardOf(which);
  const kind = kindOf(which);
  const own = which === 'personal';
  const usable = nowPossible(about);
  return {
    name: cardInWords(which),
    kind: printed(
      about,
      own ? t('about.ownCardKind') : t('about.cardKind', { size: t(`names.${face.sizes[0]!}`) }),
    ),
    picture: KIND_ICONS[kind] ?? 'copy',
    costs: costsOf(about, face),
    gives: sentences(
      `${capital(faceInWords(face))}.`,
      t(`about.rule-${kind}` as Key),
      t(own ? 'about.ownOnce' : face.many_times ? 'about.again' : 'about.once'),
    ),
    now: sentences(NOW[kind]?.(about, face), usable ? t('about.possible') : whyUnusable(table, which)),
    section: SECTIONS[kind] ?? 'action-cards',
  };
};

/** How many of these cards can still be used in this round. */
function stillOpen({ view }: About, belongs: (face: CardFace) => boolean): string {
  const these = view.cards.filter(({ card: each }) => belongs(cardOf(each)));
  return t('about.stillOpen', { n: these.filter((each) => !each.closed).length, all: these.length });
}

const column: Explain = (about) => ({
  name: t(`names.kind-${about.which}` as Key),
  kind: t('about.columnKind'),
  picture: KIND_ICONS[about.which] ?? 'copy',
  gives: t(`about.rule-${about.which}` as Key),
  now: stillOpen(about, ({ card: each }) => kindOf(each) === about.which),
  section: SECTIONS[about.which] ?? 'action-cards',
});

const row: Explain = (about) => {
  const size = SIZES.find((each) => each === about.which) as Size;
  return {
    name: t('about.rowName', { letter: t(`names.letter-${size}`), size: t(`names.${size}`) }),
    kind: t('about.rowKind'),
    picture: 'copy',
    gives: t('about.rowGives'),
    now: stillOpen(about, ({ sizes }) => sizes[0] === size),
    section: 'action-cards',
  };
};

/** What is left in the purse behind a payment. The card of a payment stays open when it has been made. */
function keptBehind(seat: ShiftSeat, units: string): string {
  const paid = box.payments.find(({ payment: each }) => each === units)!;
  const [white, coins] = [seat.white - paid.white, seat.coins - paid.coins];
  if (Number(seat.token) < paid.token || white < 0 || coins < 0) return t('colliery.notNow');
  const what = together(unitsOf({ ...seat, white, coins, token: Number(seat.token) > paid.token }));
  return what ? t('about.paymentKeeps', { what }) : t('about.keepsNothing');
}

const payment: Explain = ({ which, view, seat }) => ({
  name: capital(together(which)),
  kind: view.card === null ? t('about.payment') : `${t('about.payment')}: ${cardInWords(view.card)}`,
  picture: which.includes('C') ? 'coin' : 'white',
  gives: t('about.paymentGives'),
  now: keptBehind(seat, which),
  section: 'action-phase',
});

export const cards: Record<string, Explain> = { card, column, row, payment };
