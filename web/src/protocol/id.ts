/** Digits that nobody can foresee. `crypto.randomUUID` would need https, and friends in a house have none. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A name for a request that nobody else uses. */
export function freshId(): string {
  return randomHex(12);
}
