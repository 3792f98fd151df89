import type { TextQuery } from '../words/phrase-query.ts';
import { aboutFields, wordFields, type SearchedField } from '../words/searched-text.ts';
import type { Clause } from '../words/text-query.ts';
import type { TextQuestion } from './matching-work.ts';

/** A text query in the language of FTS5. Stems hold no quotes, so quoting them is enough. */
export function toFts5(query: TextQuery, fields: readonly SearchedField[] = wordFields): string {
  const part = (one: TextQuery) => toFts5(one, fields);
  if ('phrase' in query) return `{${(query.field ? [query.field] : fields).join(' ')}} : "${query.phrase.join(' ')}"`;
  if ('all' in query) return `(${query.all.map(part).join(' AND ')})`;
  return `(${query.any.map(part).join(' OR ')})`;
}

export type KeywordQuestions = readonly [all: TextQuestion, about: TextQuestion];

/** What has to be asked of FTS5 for a keyword: what mentions it, and what is about it. */
export const questionsOf = (clauses: readonly Clause[], wanted: TextQuestion['wanted']): KeywordQuestions => [
  { expression: toFts5({ all: clauses.map(({ query }) => query) }), wanted },
  { expression: toFts5({ all: clauses.map(({ about }) => about) }, aboutFields), wanted: 'rows' },
];
