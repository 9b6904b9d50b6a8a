// The moment of a replay in the address, so that a link leads there: `/table/TABLE?ply=58&eyes=1`.
import type { Eyes } from './replay.svelte';

export interface Moment {
  ply: number;
  eyes?: Eyes;
}

export function readMoment(search: string): Moment | undefined {
  const query = new URLSearchParams(search);
  const ply = query.get('ply');
  if (ply === null || !/^\d{1,5}$/.test(ply)) return undefined;
  const eyes = query.get('eyes');
  if (eyes === 'open') return { ply: Number(ply), eyes };
  if (eyes === 'nobody') return { ply: Number(ply), eyes: null };
  return eyes !== null && /^[0-3]$/.test(eyes)
    ? { ply: Number(ply), eyes: Number(eyes) }
    : { ply: Number(ply) };
}

export function writeMoment({ ply, eyes }: Moment): string {
  return `?${new URLSearchParams({ ply: String(ply), ...(eyes === undefined ? {} : { eyes: String(eyes ?? 'nobody') }) }).toString()}`;
}
