// Beside the board: round card, bag, preparation, tiles, marker, rivals, what happened, and answers without a place.
import { box, cartOf, tileOf } from '../box';
import { effectsInWords } from '../effects';
import { figure } from '../pieces/draw';
import { cardOfRound, roundChanges, roundGain, roundName, roundPays } from '../rounds';
import { stepOf, STEPS } from '../steps';
import { t, type Key } from '../text';
import en from '../text/en/explain';
import { TRACKS, type Track } from '../view';
import { moveInWords, tileInWords } from '../words';
import { nameOf, nowPossible, printed, seatOf, sentences, type About, type Explain } from './about';

const everybody = (about: About, figureOf: (seat: number) => string): string =>
  about.view.seats.map(({ seat }) => `${nameOf(about, seat)}: ${figureOf(seat)}`).join(', ');

// ---- the round ---------------------------------------------------------------------------------------

const round: Explain = (about) => {
  const { view } = about;
  const card = cardOfRound(view);
  const kind = `${t('colliery.roundCard')} · ${t('about.roundKind', { n: view.round, of: box.rounds })}`;
  const changes = roundChanges(view);
  return {
    name: roundName(view),
    kind: changes ? printed(about, kind) : kind,
    picture: TRACKS.includes(card.scores as Track) ? card.scores : 'vp',
    gives: sentences(roundPays(view), changes),
    now: t('about.roundNow', { list: everybody(about, (seat) => `+${roundGain(view, seat)}`) }),
    section: 'round-cards',
  };
};

const ended: Explain = (about) => ({
  name: t('colliery.ifEnded'),
  picture: 'vp',
  gives: t('about.endedGives'),
  now: `${everybody(about, (seat) => figure(about.view.seats[seat]!.projected.total))}.`,
  section: 'end-of-the-game-and-scoring',
});

const bag: Explain = ({ view }) => ({
  name: t('colliery.bag'),
  picture: 'coal',
  gives: t('about.bagGives', { n: box.cubes_in_set }),
  now: sentences(
    `${t('colliery.bagHolds', { coal: view.bag.coal, spoil: view.bag.spoil })}.`,
    view.bag.marker && t('colliery.putsMarker'),
  ),
  section: 'preparation',
});

const reconstructed: Explain = () => ({
  name: t('colliery.reconstructed'),
  picture: 'i-list',
  gives: t('colliery.reconstructedWhy'),
  section: 'what-is-reconstructed',
});

// ---- preparation -------------------------------------------------------------------------------------

const step: Explain = ({ which, view }) => {
  const n = Number(which);
  const now = stepOf(view.phase) + 1;
  return {
    name: t(STEPS[n - 1]!.name),
    kind: t('about.stepKind', { n: STEPS[n - 1]!.roman }),
    picture: STEPS[n - 1]!.icon,
    gives: t(`about.step-${n}` as Key, { n: box.first_sale_round, coke: box.coke_per_sale }),
    now: t(n === now ? 'about.stepNow' : n < now ? 'about.stepDone' : 'about.stepLater'),
    section: 'preparation',
  };
};

const tile: Explain = (about) => {
  const { effects, choice } = tileOf(about.which);
  const holder = about.view.seats.find((each) => each.tile === about.which);
  return {
    name: tileInWords(about.which),
    kind: t('about.tileKind'),
    picture: 'i-person',
    gives: t('about.tileGives', {
      now: effectsInWords(effects),
      later: effectsInWords([{ effect: 'choose', choice }]),
    }),
    now:
      nowPossible(about) ??
      (holder ? t('about.tileHeld', { name: nameOf(about, holder.seat) }) : t('about.tileFree')),
    section: 'selection-tiles',
  };
};

const marker: Explain = (about) => ({
  name: t('colliery.marker'),
  picture: 'first',
  gives: t('about.markerGives', { points: t('common.points', { n: box.marker_points }) }),
  now: t('about.markerNow', { name: nameOf(about, about.view.first_player) }),
  section: 'the-first-player-marker',
});

const give: Explain = (about) => {
  const whose = seatOf(about, about.which);
  const room = whose.carts.reduce(
    (sum, { cart, coal, spoil }) => sum + cartOf(cart).places - coal - spoil,
    0,
  );
  return {
    name: nameOf(about, whose.seat),
    kind: t('about.giveKind'),
    picture: 'i-person',
    gives: t('about.giveGives'),
    now: `${t('colliery.room')}: ${room}.`,
    section: 'preparation',
  };
};

// ---- others, and what happened -----------------------------------------------------------------------

const rival: Explain = (about) => {
  const { seat, points, projected } = seatOf(about, about.which);
  const passed = about.view.passed.includes(seat) && about.view.phase === 'actions';
  return {
    name: nameOf(about, seat),
    kind: t('about.rivalKind'),
    picture: 'i-person',
    gives: t('about.rivalGives'),
    now: sentences(
      t('about.rivalNow', { n: figure(points.total), projected: figure(projected.total) }),
      passed && t('about.rivalPassed'),
    ),
    section: 'your-mine',
  };
};

const buildings: Explain = (about) => {
  const whose = seatOf(about, about.which);
  const all = box.bar.length;
  return {
    name: t('colliery.buildings'),
    picture: 'house',
    gives: t('about.barAllGives'),
    now: t('about.buildingsNow', { name: nameOf(about, whose.seat), n: all - whose.bar.length, all }),
    section: 'buildings',
  };
};

const cokes: Explain = (about) => {
  const { coke, plant, coke_left: left } = seatOf(about, about.which);
  return {
    name: t('colliery.coke'),
    picture: 'coke',
    gives: t('about.saleAllGives'),
    now: t('about.cokeAllNow', { n: coke + plant.length, left }),
    section: 'coking',
  };
};

const trail: Explain = () => ({
  name: t('colliery.trail'),
  kind: t('about.trailKind'),
  picture: 'barrier',
  gives: t('about.trailGives'),
  section: 'actions',
});

const pending: Explain = () => ({
  name: t('colliery.stillToCome'),
  kind: t('about.trailKind'),
  picture: 'i-list',
  gives: t('about.pendingGives'),
  section: 'actions',
});

const recap: Explain = ({ table }) => ({
  name: t(table.seated ? 'colliery.since' : 'colliery.lastMoves'),
  picture: 'i-list',
  gives: t('about.recapGives'),
});

/** A move that has no place on the board. */
const answer: Explain = (about) => {
  const { which, table } = about;
  const rule = `answer-${which.split(' ')[0]!}`;
  return {
    name: moveInWords(which, table.board!, table.speaker),
    kind: t('about.answerKind'),
    picture: which === 'headframe' ? 'tower' : which === 'points' ? 'vp' : 'miner',
    gives: rule in en ? t(`about.${rule}` as Key) : t('about.answerGives'),
    now: nowPossible(about) ?? t('colliery.notNow'),
    section: which === 'use' ? 'the-miner' : which.startsWith('option') ? 'preparation' : 'actions',
  };
};

export const rail: Record<string, Explain> = {
  round,
  ended,
  bag,
  reconstructed,
  step,
  tile,
  marker,
  give,
  rival,
  buildings,
  cokes,
  trail,
  pending,
  recap,
  answer,
};
