// What the page keeps of a table's news: what was taken back is gone, what was played before a game began here is there.
import type { MoveNews, News, StartNews } from '../../protocol/messages';

export function remember(before: readonly News[], news: readonly News[]): News[] {
  let log = [...before];
  for (const each of news) {
    if (log.length > 0 && each.version <= log.at(-1)!.version) continue;
    if (each.kind === 'undo') log = log.filter((old) => old.kind !== 'move' || old.ply < each.ply);
    if (each.kind === 'start') log.push(...playedBefore(each));
    log.push(each);
  }
  return log;
}

// The moves up to a position that somebody chose come with the start.
function playedBefore({ version, time, moves = [] }: StartNews): MoveNews[] {
  return moves.map((move) => ({ version, time, kind: 'move', ...move }));
}
