// The address of an invitation: what the host sends, and what the guest pastes.

import { addressOf } from '../state/place';
export function invitationTo(table: string, link: string): string {
  return addressOf(`/join/${table}/${link}`);
}

/** The way to a table in a pasted text: a whole invitation, or the address of a table; with words around it or not. */
export function readInvitation(pasted: string): string | undefined {
  const [path] = /\/(?:join\/[\w-]+\/[\w-]+|table\/[\w-]+)/.exec(pasted) ?? [];
  return path;
}
