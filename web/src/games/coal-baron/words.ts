// Moves, events and questions of Coal Baron as sentences.
import type { Event, View } from '../../protocol/messages';
import type { Speaker } from '../../table/speaker';

export function prompt(view: View, _speaker: Speaker): string {
  return String(view.phase);
}

export function moveInWords(move: string, _view: View, _speaker: Speaker): string {
  return move;
}

export function eventInWords(event: Event, _speaker: Speaker): string | undefined {
  return event.event;
}
