// What is asked over plain HTTP: who I am, games, lists of tables.
import { transport } from '#transport';
import { Refused } from './connection.svelte';
import { freshId } from './id';
import type {
  AnalysisMessage,
  BlocksMessage,
  Options,
  ChangeMeBody,
  CodesMessage,
  DoneMessage,
  ErrorMessage,
  FinishedMessage,
  GameMessage,
  GamesMessage,
  HistoryMessage,
  LadderMessage,
  LoginsMessage,
  MeMessage,
  NewTableBody,
  NoticeAddressBody,
  NoticeKind,
  NoticesMessage,
  NoticeTestMessage,
  QuietHours,
  RatingsMessage,
  ReplayMessage,
  ReportBody,
  ReportsMessage,
  ResumeBody,
  StatisticsMessage,
  TableRatingsMessage,
  TablesMessage,
  VacationMessage,
} from './messages';
import type { TableWish } from './wish';

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json();
  if (response.ok) return body as T;
  const { error, what, record } = body as ErrorMessage;
  throw new Refused(error, what, record);
}

// A file as the server has it.
async function textOf(response: Response): Promise<string> {
  return response.ok ? response.text() : answer<never>(response);
}

export const get = async <T>(path: string): Promise<T> => answer(await transport.fetch(path));
export const post = async <T>(path: string, body: object): Promise<T> =>
  answer(
    await transport.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

// Whose eyes; the own ones if none are named.
const eyesQuery = (eyes?: number | null) => (eyes === undefined ? '' : `?eyes=${eyes ?? 'nobody'}`);

export const http = {
  me: () => get<MeMessage>('/api/me'),
  changeMe: (change: ChangeMeBody) => post<MeMessage>('/api/me', change),
  makeAccount: (login: string, password: string) => post<MeMessage>('/api/account', { login, password }),
  login: (login: string, password: string) => post<MeMessage>('/api/login', { login, password }),
  logout: () => post<DoneMessage>('/api/logout', {}),
  logins: () => get<LoginsMessage>('/api/logins'),
  endLogin: (login: string) => post<DoneMessage>('/api/logins/end', { login }),
  endOtherLogins: () => post<DoneMessage>('/api/logins/end-others', {}),
  changePassword: (password: string, newPassword: string) =>
    post<MeMessage>('/api/account/password', { password, new_password: newPassword }),
  changeLogin: (password: string, login: string) =>
    post<MeMessage>('/api/account/login', { password, login }),
  newCodes: (password: string) => post<CodesMessage>('/api/account/codes', { password }),
  changeMail: (password: string, mail: string) => post<DoneMessage>('/api/account/mail', { password, mail }),
  confirmMail: (code: string) => post<MeMessage>('/api/account/mail/confirm', { code }),
  mailCode: (login: string) => post<DoneMessage>('/api/account/recover/mail', { login }),
  recover: (login: string, code: string, password: string) =>
    post<MeMessage>('/api/account/recover', { login, code, password }),
  notices: () => get<NoticesMessage>('/api/notices'),
  addNotices: (address: NoticeAddressBody) => post<NoticesMessage>('/api/notices/add', address),
  changeNotices: (address: string, kinds: readonly NoticeKind[]) =>
    post<NoticesMessage>('/api/notices/change', { address, kinds }),
  removeNotices: (address: string) => post<NoticesMessage>('/api/notices/remove', { address }),
  testNotices: (address: string) => post<NoticeTestMessage>('/api/notices/test', { address }),
  setQuietHours: (quiet: QuietHours) => post<NoticesMessage>('/api/notices/quiet', quiet),
  /** What is on the screen need not be told elsewhere. */
  seen: (table: string) => post<DoneMessage>('/api/notices/seen', { table }),
  stopNotices: (token: string) => post<DoneMessage>(`/api/notices/stop/${encodeURIComponent(token)}`, {}),
  exportAddress: '/api/me/export',
  blocks: () => get<BlocksMessage>('/api/blocks'),
  block: (person: string, on: boolean) => post<BlocksMessage>('/api/blocks', { person, on }),
  /** A line of the chat, to the operator. */
  report: (table: string, report: ReportBody) => post<DoneMessage>(`/api/tables/${table}/report`, report),
  reports: () => get<ReportsMessage>('/api/reports'),
  vacation: () => get<VacationMessage>('/api/vacation'),
  /** Without a time I am back. */
  setVacation: (until?: number) => post<VacationMessage>('/api/vacation', { until }),
  removeMe: (password: string) => post<DoneMessage>('/api/me/remove', { password }),
  game: (id: string, options: Options) =>
    get<GameMessage>(
      `/api/games/${encodeURIComponent(id)}?${new URLSearchParams(options as Record<string, string>).toString()}`,
    ),
  games: () => get<GamesMessage>('/api/games'),
  openTables: () => get<TablesMessage>('/api/tables'),
  table: async (table: string) => (await get<TablesMessage>(`/api/tables/${table}`)).tables[0]!,
  myTables: () => get<TablesMessage>('/api/tables?list=mine'),
  bringToClub: (club: string, table: string) => post<DoneMessage>(`/api/clubs/${club}/tables`, { table }),
  newTable: (table: NewTableBody) => post<DoneMessage>('/api/tables', { id: freshId(), ...table }),
  /** A table that goes on from the record of an unfinished game. */
  resume: (game: ResumeBody) => post<DoneMessage>('/api/tables', { id: freshId(), ...game }),
  tell: (table: string, wish: TableWish) =>
    post<DoneMessage>(`/api/tables/${table}`, { id: freshId(), ...wish, table }),
  replay: (table: string, eyes?: number | null) =>
    get<ReplayMessage>(`/api/tables/${table}/replay${eyesQuery(eyes)}`),
  replayRecord: async (record: string, eyes?: number | null) =>
    answer<ReplayMessage>(
      await transport.fetch(`/api/replay${eyesQuery(eyes)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: record,
      }),
    ),
  history: (query: URLSearchParams) => get<HistoryMessage>(`/api/history?${query.toString()}`),
  finishedGames: () => get<FinishedMessage>('/api/history/games'),
  statistics: () => get<StatisticsMessage>('/api/statistics'),
  ladder: (query: URLSearchParams) => get<LadderMessage>(`/api/ladder?${query.toString()}`),
  ratings: () => get<RatingsMessage>('/api/ratings'),
  tableRatings: (table: string) => get<TableRatingsMessage>(`/api/tables/${table}/ratings`),
  historyAddress: (kind: 'csv' | 'json', query: URLSearchParams) =>
    `/api/history.${kind}?${query.toString()}`,
  variation: (table: string, ply: number, moves: readonly string[], eyes?: number | null) =>
    post<ReplayMessage>(`/api/tables/${table}/variation${eyesQuery(eyes)}`, { ply, moves }),
  /** What is there from a ply on. */
  analysis: (table: string, from = 0) => get<AnalysisMessage>(`/api/tables/${table}/analysis?from=${from}`),
  /** The whole game, or one decision of it. */
  analyse: (table: string, ply?: number) =>
    post<AnalysisMessage>(`/api/tables/${table}/analysis`, ply === undefined ? {} : { ply }),
  stopAnalysis: (table: string) => post<AnalysisMessage>(`/api/tables/${table}/analysis/stop`, {}),
  /** As text: its seed may be a number beyond what a page can hold. */
  record: async (table: string) => textOf(await transport.fetch(`/api/tables/${table}/record`)),
};
