import type { TextQuery } from '../words/phrase-query.ts';
import { wordFields, type SearchedField } from '../words/searched-text.ts';

/** A text query in the language of FTS5. Stems hold no quotes, so quoting them is enough. */
export function toFts5(query: TextQuery, fields: readonly SearchedField[] = wordFields): string {
  const part = (one: TextQuery) => toFts5(one, fields);
  if ('phrase' in query) return `{${(query.field ? [query.field] : fields).join(' ')}} : "${query.phrase.join(' ')}"`;
  if ('all' in query) return `(${query.all.map(part).join(' AND ')})`;
  return `(${query.any.map(part).join(' OR ')})`;
}
