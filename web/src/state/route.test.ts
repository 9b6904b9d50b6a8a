import { expect, it } from 'vitest';
import { readRoute } from './route';

it.each([
  ['/', { page: 'lobby' }],
  ['', { page: 'lobby' }],
  ['/new/some-game', { page: 'new', game: 'some-game' }],
  ['/table/abc', { page: 'table', table: 'abc' }],
  ['/table/abc/', { page: 'table', table: 'abc' }],
  ['/join/abc/key', { page: 'join', table: 'abc', link: 'key' }],
  ['/rules/some-game', { page: 'rules', game: 'some-game' }],
  ['/rules', { page: 'nowhere' }],
  ['/ladder/some-game', { page: 'ladder', game: 'some-game' }],
  ['/ladder', { page: 'nowhere' }],
  ['/stop/abc~def', { page: 'stop', token: 'abc~def' }],
  ['/stop', { page: 'nowhere' }],
  ['/history', { page: 'history', part: 'games' }],
  ['/history/statistics', { page: 'history', part: 'statistics' }],
  ['/history/else', { page: 'nowhere' }],
  ['/clubs', { page: 'clubs' }],
  ['/club/abc', { page: 'club', club: 'abc', part: 'home' }],
  ['/club/abc/announce', { page: 'club', club: 'abc', part: 'announce' }],
  ['/club/abc/league', { page: 'club', club: 'abc', part: 'league' }],
  ['/club/abc/else', { page: 'nowhere' }],
  ['/tournament/abc', { page: 'tournament', tournament: 'abc' }],
  ['/tournament', { page: 'nowhere' }],
  ['/join/abc', { page: 'nowhere' }],
  ['/table', { page: 'nowhere' }],
  ['/table/abc/more', { page: 'nowhere' }],
  ['/join/abc/key/more', { page: 'nowhere' }],
  ['/elsewhere', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});
