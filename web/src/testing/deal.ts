// The first view of a real game, as players see it: for pictures that begin with it.
import { format } from 'prettier';
import { tracesOf } from './engine';

/** A deal for three, as its file writes it; with `vitest -u` the file becomes what the engine deals now. */
export async function dealOf(game: string): Promise<string> {
  const [trace] = tracesOf(game, 3, 1, 'random');
  return format(JSON.stringify(withoutSecrets(trace![0]!.state)), { parser: 'json', printWidth: 110 });
}

const isSecret = (name: string) => name.endsWith('_to_come');

// A trace tells what lies in stacks, players only how much.
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const { known_exactly_by: stack, cards, ...open } = value as Record<string, unknown>;
  const fields = Object.entries(stack || cards === undefined ? open : { ...open, cards });
  const told = fields.filter(([name]) => !isSecret(name)).map(([name, each]) => [name, withoutSecrets(each)]);
  return { ...Object.fromEntries(told), ...(stack ? { known: [] } : {}) };
}
