/** FNV-1a, 32 bits, a byte at a time (http://www.isthe.com/chongo/tech/comp/fnv/), folded once at the end. */
export const emptyHash = 0x811c9dc5;
export const withByte = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);
export const folded = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

const utf8 = new TextEncoder();
export function hashOf(text: string): number {
  let hash = emptyHash;
  for (const byte of utf8.encode(text)) hash = withByte(hash, byte);
  return folded(hash);
}
