import { hash } from 'node:crypto';

/** The same parts always give the same 24 hexadecimal characters (of their SHA-256). */
export function derivedId(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 24);
}
