import type { KeywordClause } from '../words/keyword/text-query.ts';
import type { TextQuery } from '../words/phrase-query.ts';
import { aboutFields, wordFields, type SearchedField } from '../words/searched-fields.ts';
import { edge } from '../words/searched-text.ts';
import type { TextQuestion } from './matching-work.ts';

/** A text query in the language of FTS5. Stems hold no quotes, so quoting them is enough. */
export function toFts5(query: TextQuery, fields: readonly SearchedField[] = wordFields): string {
  const part = (one: TextQuery) => toFts5(one, fields);
  if ('phrase' in query) return `{${(query.field ? [query.field] : fields).join(' ')}} : "${query.phrase.join(' ')}"`;
  if ('all' in query) return allOf(query.all, part);
  if ('not' in query) return allOf([query], part);
  return `(${query.any.map(part).join(' OR ')})`;
}

/** FTS5 takes off what it has found: of posts that are only to lack something, all that have a title. */
function allOf(queries: readonly TextQuery[], part: (one: TextQuery) => string): string {
  const asked = queries.flatMap((query) => ('not' in query ? [] : [part(query)]));
  const lacking = queries.flatMap((query) => ('not' in query ? [toFts5(query.not, aboutFields)] : []));
  const found = `(${(asked.length > 0 ? asked : [`{title} : "${edge}"`]).join(' AND ')})`;
  return lacking.length > 0 ? `(${found} NOT (${lacking.join(' OR ')}))` : found;
}

export type KeywordQuestions = readonly [all: TextQuestion, about: TextQuestion];

/** What has to be asked of FTS5 for a keyword: what mentions it, and what is about it. */
export const questionsOf = (clauses: readonly KeywordClause[], wanted: TextQuestion['wanted']): KeywordQuestions => [
  { expression: toFts5({ all: clauses.map(({ query }) => query) }), wanted },
  { expression: toFts5({ all: clauses.map(({ about }) => about) }, aboutFields), wanted: 'rows' },
];
