// Coking plant, headframes and building lots.
import { letterOf } from '../../../ui/speaker';
import { box, roomOf } from '../box';
import { effectsInWords } from '../effects';
import { t, type Key } from '../text';
import { frameInWords, lotInWords, lotWorth, ovenInWords } from '../words';
import en from '../text/en/explain';
import { capital, nameOf, nowPossible, printed, sentences, type About, type Explain } from './about';

// ---- ovens -------------------------------------------------------------------------------------------

const isCovered = ({ view }: About, space: string) =>
  view.players < box.plant.find((each) => each.space === space)!.min_players;

const plant: Explain = (about) => {
  const gray = box.plant.map(({ space }) => space).filter((space) => space !== 'own');
  const held = about.view.seats.flatMap((each) => each.plant);
  const free = gray.filter((space) => !held.includes(space) && !isCovered(about, space));
  return {
    name: t('colliery.cokingPlant'),
    picture: 'coke',
    gives: t('about.plantGives', { n: box.most_coke_in_plant }),
    now: t('about.plantNow', { n: about.seat.plant.length, free: free.length }),
    section: 'coking-plant',
  };
};

/** Whose coke lies in an oven. */
function holderOf({ view }: About, space: string, owner: number | undefined): number | undefined {
  if (owner === undefined) return view.seats.find((each) => each.plant.includes(space))?.seat;
  return view.seats[owner]!.plant.includes(space) ? owner : undefined;
}

const oven: Explain = (about) => {
  const [space, number] = about.which.split(' ') as [string, string?];
  const owner = number === undefined ? undefined : Number(number);
  const mine = owner === undefined || owner === about.seat.seat;
  const bonus = `ovenGives-${space}`;
  const holder = holderOf(about, space, owner);
  const now = isCovered(about, space)
    ? t('about.coveredNow', { n: about.view.players })
    : holder === undefined
      ? t('about.ovenFree')
      : t('about.ovenHeld', { name: nameOf(about, holder) });
  return {
    name: mine ? capital(ovenInWords(space)) : `${t('colliery.oven')}: ${nameOf(about, owner)}`,
    kind: t('about.ovenKind'),
    picture: 'coke',
    gives: sentences(
      t(owner === undefined ? 'about.ovenGray' : 'about.ovenOwn'),
      bonus in en && t(`about.${bonus}` as Key),
    ),
    now: nowPossible(about) ?? now,
    section: 'coking-plant',
  };
};

// ---- headframes --------------------------------------------------------------------------------------

const frames: Explain = ({ seat }) => ({
  name: t('colliery.headframes'),
  picture: 'tower',
  gives: t('about.rule-head'),
  now: t('about.depotNow', { depot: seat.headframes.depot, card: seat.headframes.card }),
  section: 'headframe-spaces',
});

function frameNow(about: About): string {
  const { view, seat, which } = about;
  const holder = view.seats.find(({ headframes: { top, left } }) => top === which || left === which);
  if (holder) return t('about.frameHeld', { name: nameOf(about, holder.seat) });
  const { depot, top, left } = seat.headframes;
  return t(depot > 0 || top !== null || left !== null ? 'about.frameReady' : 'about.frameNone');
}

const frame: Explain = (about) => {
  const { which } = about;
  const { effects } = box.headframe_spaces.find(({ space }) => space === which)!;
  const area = t(which.startsWith('T') ? 'names.top' : 'names.left');
  return {
    name: capital(frameInWords(which)),
    kind: t('about.frameKind', { area }),
    picture: 'tower',
    gives: t('about.frameGives', { effects: effectsInWords(effects) }),
    now: nowPossible(about) ?? frameNow(about),
    section: 'headframe-spaces',
  };
};

const depot: Explain = (about) => {
  const [first, second] = box.headframes_brought_in.map((each) => effectsInWords([each]));
  const { depot: waiting, card } = about.seat.headframes;
  return {
    name: t('colliery.depot'),
    kind: t('colliery.headframes'),
    picture: `frame-${letterOf(about.seat.seat)}`,
    gives: t('about.depotGives', { first: first!, second: second! }),
    now: sentences(nowPossible(about), t('about.depotNow', { depot: waiting, card })),
    section: 'headframes',
  };
};

// ---- lots --------------------------------------------------------------------------------------------

const lots: Explain = (about) => {
  const all = box.bar.length;
  const name = nameOf(about, about.seat.seat);
  return {
    name: t('colliery.lots'),
    picture: 'house',
    gives: t('about.lotsGives'),
    now: t('about.buildingsNow', { name, n: all - about.seat.bar.length, all }),
    section: 'building-lots',
  };
};

const lot: Explain = (about) => {
  const { which, view } = about;
  const built = view.seats.flatMap(({ seat, lots: own }) =>
    Array.from({ length: own[which] ?? 0 }, () => nameOf(about, seat)),
  );
  const room = roomOf(which, view.players);
  const left = room === undefined ? undefined : room - built.length;
  return {
    name: t('about.lotName', { lot: lotInWords(which) }),
    kind: printed(about, t('about.lotKind')),
    picture: `house-${letterOf(about.seat.seat)}`,
    gives: lotWorth(which),
    now: sentences(
      nowPossible(about),
      built.length > 0 && t('about.lotBuilt', { names: [...new Set(built)].join(', ') }),
      left === undefined
        ? t('about.lotAny')
        : left > 0
          ? t('about.lotRoom', { n: left })
          : t('colliery.lotFull'),
    ),
    section: 'building-lots',
  };
};

export const plants: Record<string, Explain> = { plant, oven, frames, frame, depot, lots, lot };
