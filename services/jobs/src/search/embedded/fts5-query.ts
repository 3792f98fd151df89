import type { TextQuery } from '../words/text-query.ts';

/** A text query in the language of FTS5. Stems hold no quotes, so quoting them is enough. */
export function toFts5(query: TextQuery): string {
  if ('phrase' in query) return `"${query.phrase.join(' ')}"`;
  if ('all' in query) return `(${query.all.map(toFts5).join(' AND ')})`;
  return `(${query.any.map(toFts5).join(' OR ')})`;
}
