/** SHA-256 of a text in hexadecimal digits; undefined where the browser does not compute it (no secure context). */
export async function sha256(text: string): Promise<string | undefined> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
