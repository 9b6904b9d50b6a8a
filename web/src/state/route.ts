// The places of the page: `/`, `/new/GAME`, `/table/TABLE`, `/join/TABLE/LINK`, `/replay`, `/history`,
// `/history/statistics`, `/rules/GAME`, `/ladder/GAME`, `/clubs`, `/club/CLUB`, `/club/CLUB/announce`,
// `/club/CLUB/league`, `/tournament/TOURNAMENT`, `/stop/TOKEN`.
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; link: string }
  | { page: 'replay' }
  | { page: 'rules'; game: string }
  | { page: 'ladder'; game: string }
  | { page: 'history'; part: 'games' | 'statistics' }
  | { page: 'clubs' }
  | { page: 'club'; club: string; part: 'home' | 'announce' | 'league' }
  | { page: 'tournament'; tournament: string }
  | { page: 'stop'; token: string }
  | { page: 'nowhere' };

export function readRoute(path: string): Route {
  const [, place, first, second, ...more] = path.replace(/\/$/, '').split('/');
  if (more.length > 0) return { page: 'nowhere' };
  if (!place) return { page: 'lobby' };
  if (place === 'new' && first && !second) return { page: 'new', game: first };
  if (place === 'table' && first && !second) return { page: 'table', table: first };
  if (place === 'join' && first && second) return { page: 'join', table: first, link: second };
  if (place === 'stop' && first && !second) return { page: 'stop', token: first };
  if (place === 'replay' && !first) return { page: 'replay' };
  if (place === 'rules' && first && !second) return { page: 'rules', game: first };
  if (place === 'ladder' && first && !second) return { page: 'ladder', game: first };
  if (place === 'history' && !first) return { page: 'history', part: 'games' };
  if (place === 'history' && first === 'statistics' && !second)
    return { page: 'history', part: 'statistics' };
  if (place === 'clubs' && !first) return { page: 'clubs' };
  if (place === 'club' && first && !second) return { page: 'club', club: first, part: 'home' };
  if (place === 'club' && first && (second === 'announce' || second === 'league'))
    return { page: 'club', club: first, part: second };
  if (place === 'tournament' && first && !second) return { page: 'tournament', tournament: first };
  return { page: 'nowhere' };
}
