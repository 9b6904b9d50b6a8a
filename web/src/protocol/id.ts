/** A name for a request that nobody else uses. `crypto.randomUUID` would need https, and friends in a house have none. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
