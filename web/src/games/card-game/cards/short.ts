// What fits on a card: a drawing and a few letters.
import { objectiveKind, readInnovation, readObjective } from '../box';
import { t } from '../text';

const ACTIONS: Record<
  string,
  { icon: string; name: 'Lorry' | 'Wagon' | 'Engine' | 'Order' | 'Share' | 'Delivery' }
> = {
  'free-lorry': { icon: 'lorry', name: 'Lorry' },
  'free-wagon': { icon: 'wagon', name: 'Wagon' },
  'free-engine': { icon: 'e-1', name: 'Engine' },
  'free-order': { icon: 'i-list', name: 'Order' },
  'free-share': { icon: 'i-flag', name: 'Share' },
  'free-delivery': { icon: 'e-2', name: 'Delivery' },
};

export function innovationIcon(card: string): string {
  return ACTIONS[card]?.icon ?? (readInnovation(card).workers === undefined ? 'bell' : 'helmet');
}

export function innovationShort(card: string): string {
  const { workers, least_steps, most_steps } = readInnovation(card);
  if (workers !== undefined) return t('yard.asWorkers', { n: workers });
  const action = ACTIONS[card];
  return action ? t(`yard.free${action.name}`) : t('yard.freeMining', { a: least_steps!, b: most_steps! });
}

export function objectiveIcon(card: string): string {
  const { kind, engine, destination } = objectiveKind(card);
  if (engine) return `e-${engine.slice(1)}`;
  return destination ? `d-${destination}` : kind === 'tokens' ? 'i-clock' : 'i-flag';
}

const PER = {
  tokens: 'perTokens',
  objectives: 'perObjective',
  engines: 'perEngine',
  shares: 'perShare',
  orders: 'perOrder',
  lorries: 'fromLorries',
} as const;

export function objectiveShort(card: string): string {
  const { for_each, goal } = readObjective(card);
  return t(`yard.${PER[objectiveKind(card).kind]}`, { n: goal ?? for_each ?? 1 });
}
