// What stands elsewhere behind a move, by JSON pointers: `{"/seats/1/marks": 4}`.
import type { View } from '../../protocol/messages';

type Json = { [key: string]: unknown } | unknown[];

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The view with these changes. What they do not touch is the very same, so that boards draw only what is new. */
export function change(view: View, changes: Readonly<Record<string, unknown>>): View {
  const copied = new Set<unknown>();
  const own = <T extends Json>(value: T): T => {
    if (copied.has(value)) return value;
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as T;
    copied.add(copy);
    return copy;
  };
  const changed = own(view as unknown as Json) as Record<string, unknown>;
  for (const [pointer, value] of Object.entries(changes)) {
    const path = pointer.split('/').slice(1).map(unescaped);
    const last = path.pop()!;
    let at: Record<string, unknown> = changed;
    for (const part of path) at = (at[part] = own(at[part] as Json)) as Record<string, unknown>;
    at[last] = value;
  }
  return changed as unknown as View;
}
