// What clubs and tournaments ask of the server.
import { get, post } from '../../protocol/http';
import { freshId } from '../../protocol/id';
import type {
  AnnouncedMessage,
  BoardMessage,
  ClubBody,
  ClubMessage,
  ClubRoleBody,
  ClubsMessage,
  DoneMessage,
  LadderMessage,
  LeagueMessage,
  TablesMessage,
  TournamentBody,
  TournamentMessage,
  TournamentWishBody,
} from '../../protocol/messages';
import { placeOf } from '../../state/place';

// Whoever came by an invitation shows it to everything that belongs to the club.
const withLink = (path: string): string => {
  const link = placeOf().searchParams.get('link');
  return link ? `${path}${path.includes('?') ? '&' : '?'}link=${encodeURIComponent(link)}` : path;
};
const done = (path: string, body: object = {}) => post<DoneMessage>(withLink(path), body);

export const api = {
  listed: () => get<ClubsMessage>('/api/clubs'),
  mine: () => get<ClubsMessage>('/api/clubs?list=mine'),
  found: (club: ClubBody) => post<ClubMessage>('/api/clubs', { id: freshId(), ...club }),
  club: (club: string) => get<ClubMessage>(withLink(`/api/clubs/${club}`)),
  change: (club: string, change: ClubBody) => done(`/api/clubs/${club}`, change),
  newLink: (club: string) => done(`/api/clubs/${club}/link`),
  join: (club: string) => done(`/api/clubs/${club}/join`),
  leave: (club: string) => done(`/api/clubs/${club}/leave`),
  close: (club: string) => done(`/api/clubs/${club}/close`),
  role: (club: string, person: string, role: ClubRoleBody['role']) =>
    done(`/api/clubs/${club}/role`, { person, role }),
  board: (club: string) => get<BoardMessage>(`/api/clubs/${club}/board`),
  say: (club: string, text: string) => done(`/api/clubs/${club}/board`, { id: freshId(), text }),
  takeOut: (club: string, number: number) => done(`/api/clubs/${club}/board/remove`, { number }),
  tables: (club: string) => get<TablesMessage>(withLink(`/api/clubs/${club}/tables`)),
  ladder: (club: string, game: string, players: number) =>
    get<LadderMessage>(withLink(`/api/clubs/${club}/ladder?game=${game}&players=${players}`)),
  league: (club: string, season: string) =>
    get<LeagueMessage>(withLink(`/api/clubs/${club}/league?season=${encodeURIComponent(season)}`)),
  announce: (club: string, tournament: TournamentBody) =>
    post<AnnouncedMessage>(`/api/clubs/${club}/tournaments`, { id: freshId(), ...tournament }),
  tournament: (id: string) => get<TournamentMessage>(withLink(`/api/tournaments/${id}`)),
  act: (id: string, wish: TournamentWishBody) => done(`/api/tournaments/${id}`, { id: freshId(), ...wish }),
};
