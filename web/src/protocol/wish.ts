// What can be asked of the server, without what the connection and the table add by themselves.
import type { Client } from './messages';

type Without<Request, Field extends string> = Request extends Request ? Omit<Request, Field> : never;

export type Wish = Without<Client, 'id'>;
/** Something about a table. */
export type TableWish = Without<Extract<Client, { table: string }>, 'id' | 'table'>;
