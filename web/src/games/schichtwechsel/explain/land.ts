// Tracks with spaces, barriers, ends and discs; the miner's shift with its circles.
import { letterOf } from '../../../ui/speaker';
import { barrierBefore, box, circleOf, exit, holdsAll, trackOf } from '../box';
import { effectInWords, effectsInWords } from '../effects';
import { t } from '../text';
import type { ShiftView, Track } from '../view';
import { circleInWords } from '../words';
import { capital, nameOf, nowPossible, printed, seatOf, sentences, type About, type Explain } from './about';

const trackName = (track: string): string => capital(t(`names.${track as Track}`));
const points = (n: number): string => t('common.points', { n });

// ---- tracks ------------------------------------------------------------------------------------------

/** Where my disc is, seen from a space. */
function distance({ seat }: About, track: Track, space: number): string {
  const n = space - seat.discs[track];
  return n === 0 ? t('about.discHere') : n < 0 ? t('about.discPast') : t('about.discBefore', { n });
}

/** "Road: 3 of 16, the next barrier is 1 space away." */
export function discInWords(about: About, track: Track): string {
  const { length, barriers } = trackOf(track);
  const at = about.seat.discs[track];
  const next = barriers.find(({ after }) => after >= at);
  const where = t('about.discAt', { track: trackName(track), n: at, length });
  return next ? `${where}, ${t('about.nextBarrier', { n: next.after + 1 - at })}` : `${where}.`;
}

const track: Explain = (about) => {
  const which = about.which as Track;
  const standing = about.view.seats.map(({ seat, discs }) => `${nameOf(about, seat)}: ${discs[which]}`);
  return {
    name: trackName(which),
    kind: printed(about, t('about.trackKind')),
    picture: which,
    gives: t('about.trackGives'),
    now: `${standing.join(', ')}.`,
    section: 'tracks',
  };
};

function worthOf(about: About, which: Track, space: number): string {
  const worth = trackOf(which).thresholds.find((each) => each.space === space);
  if (!worth) return t('about.spaceGives');
  const adds = about.table.told.options['track-points'] === 'cumulative';
  return t(adds ? 'about.spaceAdds' : 'about.spaceWorth', { points: points(worth.points) });
}

const space: Explain = (about) => {
  const [which, number] = about.which.split(' ') as [Track, string];
  const at = Number(number);
  if (at === trackOf(which).length) return end(about, which, at);
  return {
    name: t('colliery.space', { track: trackName(which), n: at }),
    kind: printed(about, t('about.spaceKind')),
    picture: which,
    gives: worthOf(about, which, at),
    now: nowPossible(about) ?? distance(about, which, at),
    section: 'tracks',
  };
};

function end(about: About, which: Track, at: number) {
  const first = about.view.first_at_end[which];
  return {
    name: t('about.endName', { track: trackName(which) }),
    kind: printed(about, t('about.spaceKind')),
    picture: 'vp',
    gives: t('about.endGives', { first: points(box.first_points), later: points(box.later_points) }),
    now: sentences(
      first === null ? t('about.endOpen') : t('about.endTaken', { name: nameOf(about, first) }),
      nowPossible(about) ?? distance(about, which, at),
    ),
    section: 'tracks',
  };
}

const barrier: Explain = (about) => {
  const [which, number] = about.which.split(' ') as [Track, string];
  const { after, effects } = barrierBefore(which, Number(number))!;
  return {
    name: t('about.barrierName'),
    kind: printed(about, t('about.barrierKind', { track: trackName(which), n: after })),
    picture: 'barrier',
    gives: sentences(
      t('about.barrierGives', { effects: effects.map(effectInWords).join('; ') }),
      effects.some((each) => each.miner && each.headframe) && t('about.barrierChoice'),
    ),
    now: distance(about, which, after + 1),
    section: 'tracks',
  };
};

const disc: Explain = (about) => {
  const [number, which] = about.which.split(' ') as [string, Track];
  const whose = seatOf(about, number);
  return {
    name:
      whose === about.seat ? t('about.yourDisc') : t('about.discName', { name: nameOf(about, whose.seat) }),
    kind: trackName(which),
    picture: `tag-${letterOf(whose.seat)}`,
    gives: t('about.rule-route'),
    now: discInWords({ ...about, seat: whose }, which),
    section: 'routes',
  };
};

// ---- the miner's shift -------------------------------------------------------------------------------

const steps = (about: About): string =>
  capital(`${t('colliery.steps', { n: 1 + (about.seat.lots['speed'] ?? 0) })}.`);

const shift: Explain = (about) => ({
  name: t('colliery.shift'),
  picture: 'miner',
  gives: t('about.shiftGives'),
  now: sentences(t('about.nowMiner', { circle: circleInWords(about.seat.miner) }), steps(about)),
  section: 'the-miner',
});

const miner: Explain = (about) => {
  const whose = seatOf(about, about.which);
  return {
    name:
      whose === about.seat ? t('about.yourMiner') : t('about.minerName', { name: nameOf(about, whose.seat) }),
    kind: t('colliery.shift'),
    picture: `miner-${letterOf(whose.seat)}`,
    gives: t('about.shiftGives'),
    now: sentences(
      t('about.minerAt', { circle: circleInWords(whose.miner) }),
      steps({ ...about, seat: whose }),
    ),
    section: 'the-miner',
  };
};

const isCovered = ({ players }: ShiftView, circle: string) => players < circleOf(circle).min_players;

function circleNow(about: About): string {
  const { view, seat, which } = about;
  const order = box.circles.map((each) => each.circle);
  const standing = (circle: string) =>
    holdsAll(circle)
      ? undefined
      : view.seats.find((each) => each.seat !== seat.seat && each.miner === circle);
  const counts = (circle: string) => !isCovered(view, circle) && !standing(circle);
  const from = order.indexOf(seat.miner);
  const to = order.indexOf(which);
  if (isCovered(view, which)) return t('about.coveredNow', { n: view.players });
  if (from === to) return t('about.circleHere');
  if (to < from) return t('about.circlePast');
  const other = standing(which);
  if (other) return t('about.circleTaken', { name: nameOf(about, other.seat) });
  return t('about.circleAhead', { n: order.slice(from + 1, to + 1).filter(counts).length });
}

function circleGives(which: string): string {
  const { effects } = circleOf(which);
  const gets = effects.length > 0 && t('about.circleGives', { effects: effectsInWords(effects) });
  if (which === exit()) {
    const worth = { first: points(box.first_points), later: points(box.later_points) };
    return sentences(gets, t('about.circleExit', { ...worth, more: effectsInWords(box.beyond_gate) }));
  }
  return gets || t('about.circleStart');
}

const circle: Explain = (about) => ({
  name: circleInWords(about.which),
  kind: printed(
    about,
    t('about.circleKind', { n: 1 + box.circles.findIndex((each) => each.circle === about.which) }),
  ),
  picture: 'miner',
  gives: circleGives(about.which),
  now: nowPossible(about) ?? circleNow(about),
  section: 'the-miners-shift',
});

export const land: Record<string, Explain> = { track, space, barrier, disc, shift, miner, circle };
