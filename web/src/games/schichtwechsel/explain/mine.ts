// What belongs to one seat: purse, wagons, tip, sales, carts, water, building bar, exchanges, the set in its hand.
import { letterOf } from '../../../ui/speaker';
import { isFull } from '../apply';
import { barEffects, box, cartOf } from '../box';
import { effectsInWords } from '../effects';
import { figure } from '../pieces/draw';
import { t, type Key } from '../text';
import { fullWagons, wagonsOf } from '../mine/load';
import { cubeInWords, exchangeInWords } from '../words';
import { capital, nameOf, nowPossible, printed, seatOf, sentences, type About, type Explain } from './about';

const points = (n: number): string => t('common.points', { n });
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

// ---- purse -------------------------------------------------------------------------------------------

function inPurse(
  name: Key,
  picture: (seat: number) => string,
  gives: Key,
  count: 'white' | 'token' | 'coins',
) {
  return (about: About) => {
    const whose = seatOf(about, about.which);
    return {
      name: t(name),
      kind: t('about.payKind'),
      picture: picture(whose.seat),
      gives: t(gives),
      now: t('about.haveNow', { name: nameOf(about, whose.seat), n: Number(whose[count]) }),
      section: count === 'white' ? 'preparation' : 'action-phase',
    };
  };
}

const tools: Explain = (about) => {
  const { seat, tools: n } = seatOf(about, about.which);
  return {
    name: t('colliery.tools'),
    picture: 'tool',
    gives: t('about.toolGives', { points: points(-box.tool_points) }),
    now: t('about.toolNow', {
      name: nameOf(about, seat),
      n,
      points: t('words.shortPoints', { n: n * -box.tool_points, sign: n > 0 ? '−' : '' }),
    }),
    section: 'end-of-the-game-and-scoring',
  };
};

const scored: Explain = (about) => {
  const { seat, points: now, projected } = seatOf(about, about.which);
  return {
    name: t('colliery.points'),
    picture: 'vp',
    gives: t('about.pointsGives'),
    now: t('about.pointsNow', {
      name: nameOf(about, seat),
      n: figure(now.total),
      projected: figure(projected.total),
    }),
    section: 'end-of-the-game-and-scoring',
  };
};

// ---- surface -----------------------------------------------------------------------------------------

const coal: Explain = (about) => {
  const seat = seatOf(about, about.which);
  const wagons = wagonsOf(seat);
  const most = sum(wagons.map(({ room }) => room));
  const last = wagons.find(({ token }) => token)!;
  return {
    name: t('colliery.coalWagons'),
    kind: printed(about, t('about.mineKind')),
    picture: 'coal',
    gives: box.coal_stays ? t('about.wagonsStay') : t('about.wagonsGives', { n: most - last.room }),
    now: sentences(
      t('about.wagonsNow', { n: seat.coal, most }),
      box.coal_stays && t('about.wagonsFull', { n: fullWagons(seat) }),
      box.coal_stays && last.coal > 0 && t('about.wagonsToken'),
    ),
    section: 'your-mine',
  };
};

const spoil: Explain = (about) => ({
  name: t('colliery.tip'),
  kind: t('about.mineKind'),
  picture: 'spoil',
  gives: t('about.tipGives'),
  now: t('about.tipNow', {
    n: seatOf(about, about.which).spoil,
    most: box.tip_room,
    least: Math.min(...box.exchanges.map((each) => each.spoil)),
  }),
  section: 'action-phase',
});

const coke: Explain = (about) => {
  const { seat, coke: n, plant, coke_left: left } = seatOf(about, about.which);
  return {
    name: t('colliery.cokeWagons'),
    kind: printed(about, t('about.mineKind')),
    picture: `coke-${letterOf(seat)}`,
    gives: t('about.cokeGives', { n: box.first_sale_round }),
    now: t('about.cokeNow', { n, most: box.coke_wagons, plant: plant.length, left }),
    section: 'loading',
  };
};

const sold: Explain = (about) => {
  const { seat, pairs } = seatOf(about, about.which);
  return {
    name: t('colliery.sold'),
    kind: t('about.mineKind'),
    picture: 'coin',
    gives: t('about.saleAllGives'),
    now: t('about.pairsNow', { name: nameOf(about, seat), n: pairs, all: box.sale_points.length }),
    section: 'preparation',
  };
};

const pair: Explain = (about) => {
  const i = Number(about.which);
  const { pairs, coke: n } = about.seat;
  const where =
    i < pairs ? t('about.pairSold') : i === pairs ? t('about.pairNext', { n }) : t('about.pairLater');
  return {
    name: t('about.pairName', { n: i + 1 }),
    kind: t('about.saleKind'),
    picture: 'vp',
    gives: t('about.saleGives', { points: points(box.sale_points[i]!) }),
    now: nowPossible(about) ?? where,
    section: 'preparation',
  };
};

// ---- underground -------------------------------------------------------------------------------------

const carts: Explain = (about) => ({
  name: t('colliery.carts'),
  kind: printed(about, t('about.mineKind')),
  picture: 'hutch',
  gives: t('about.cartGives'),
  now: `${t('colliery.room')}: ${sum(
    about.seat.carts.map(({ cart, coal: c, spoil: s }) => cartOf(cart).places - c - s),
  )}.`,
  section: 'your-mine',
});

function cartNow(about: About): string {
  const load = about.seat.carts.find(({ cart }) => cart === about.which)!;
  const cubes = (['coal', 'spoil'] as const).filter((cube) => load[cube] > 0);
  const inside = cubes.map((cube) => `${load[cube]} ${cubeInWords(cube)}`).join(', ');
  const closed = cartOf(about.which).closable && about.view.carts_closed;
  return sentences(
    inside ? t('about.cartLoad', { load: inside }) : t('about.cartEmpty'),
    closed
      ? t('about.cartClosed')
      : (nowPossible(about) ?? (isFull(load) && t('about.cartFull', { kind: t('names.kind-cart') }))),
  );
}

const cart: Explain = (about) => {
  const face = cartOf(about.which);
  return {
    name: t('about.cartName', { cart: about.which }),
    kind: printed(about, t('about.cartKind', { n: face.places })),
    picture: 'hutch',
    gives: sentences(
      t('about.cartGives'),
      face.coal_only && t('about.cartCoal'),
      face.closable && t('about.cartStriped'),
    ),
    now: cartNow(about),
    section: 'your-mine',
  };
};

const water: Explain = (about) => {
  const { seat, water: n } = seatOf(about, about.which);
  const { top_drop: drop, token, bottom_points: dry } = box.water;
  return {
    name: t('colliery.water'),
    kind: printed(about, t('about.mineKind')),
    picture: 'water',
    gives: t('about.waterGives', { drop, token, points: points(dry) }),
    now: t('about.haveNow', { name: nameOf(about, seat), n }),
    section: 'water',
  };
};

function levelGives(level: number): string {
  const { top, top_drop: n, token, bottom, bottom_points: dry } = box.water;
  if (level === top) return t('about.levelTop', { n });
  if (level === token) return t('about.levelToken');
  return level === bottom ? t('about.levelBottom', { points: points(dry) }) : t('about.levelPlain');
}

const level: Explain = (about) => {
  const at = Number(about.which);
  const here = at === about.seat.water;
  return {
    name: t('about.levelName', { n: at }),
    kind: printed(about, t('about.levelKind')),
    picture: 'water',
    gives: levelGives(at),
    now: nowPossible(about) ?? (here ? t('about.levelHere') : t('about.nowWater', { n: about.seat.water })),
    section: 'water',
  };
};

// ---- bar, exchange, set ------------------------------------------------------------------------------

const bar: Explain = (about) => {
  const all = box.bar.length;
  const whose = seatOf(about, /^\d/.test(about.which) ? about.which : undefined);
  const { which } = about;
  const space = box.bar.find((each) => each.space === which);
  if (!space) {
    const name = nameOf(about, whose.seat);
    return {
      name: t('colliery.bar'),
      kind: t('about.mineKind'),
      picture: `house-${letterOf(whose.seat)}`,
      gives: t('about.barAllGives'),
      now: t('about.buildingsNow', { name, n: all - whose.bar.length, all }),
      section: 'buildings',
    };
  }
  const effects = effectsInWords(barEffects(which, whose.tile));
  return {
    name: t('about.barName', { n: 1 + box.bar.indexOf(space) }),
    kind: t('about.barKind'),
    picture: `house-${letterOf(whose.seat)}`,
    gives: t('about.barGives', { effects }),
    now: nowPossible(about) ?? t(whose.bar.includes(which) ? 'about.barCovered' : 'about.barOpen'),
    section: 'preparation',
  };
};

const exchange: Explain = (about) => {
  const [number, gain] = about.which.split(' ') as [string, string];
  const n = Number(number);
  const { effects } = box.exchanges.find((each) => each.spoil === n && each.exchange === gain)!;
  return {
    name: exchangeInWords(n, gain),
    kind: t('about.exchangeKind'),
    picture: 'spoil',
    costs: t('about.exchangeCosts', { n }),
    gives: t('about.exchangeGives', { what: capital(effectsInWords(effects)) }),
    now: nowPossible(about) ?? t('colliery.notNow'),
    section: 'action-phase',
  };
};

const set: Explain = ({ view }) => ({
  name: t('about.setName'),
  kind: t('about.setKind'),
  picture: 'coal',
  gives: t('about.setGives'),
  now: t('about.handNow', { coal: view.hand?.coal ?? 0, spoil: view.hand?.spoil ?? 0 }),
  section: 'preparation',
});

const cube: Explain = ({ which, view }) => ({
  name: capital(cubeInWords(which)),
  kind: t('about.setName'),
  picture: which,
  gives: sentences(t(which === 'coal' ? 'about.cubeCoal' : 'about.cubeSpoil'), t('about.setGives')),
  now: t('about.handNow', { coal: view.hand?.coal ?? 0, spoil: view.hand?.spoil ?? 0 }),
  section: 'preparation',
});

export const mine: Record<string, Explain> = {
  white: inPurse('colliery.white', () => 'white', 'about.whiteGives', 'white'),
  token: inPurse('colliery.token', (seat) => `tag-${letterOf(seat)}`, 'about.tokenGives', 'token'),
  coins: inPurse('colliery.coins', () => 'coin', 'about.coinGives', 'coins'),
  tools,
  points: scored,
  coal,
  spoil,
  coke,
  sold,
  pair,
  carts,
  cart,
  water,
  level,
  bar,
  exchange,
  set,
  cube,
};
