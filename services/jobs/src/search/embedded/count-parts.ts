import type { JobSearchRequest } from '../job-search.ts';
import type { KeywordPart } from '../words/keyword/keyword-parts.ts';
import { questionsOf } from './fts5-query.ts';
import type { KeptMatches } from './kept-matches.ts';
import { countFound, type Narrowing } from './narrow.ts';
import type { PostColumns } from './post-columns.ts';

/** How many posts each part of a keyword would list by the same filters: those about it, or all that mention it where none is. */
export async function countParts(
  { columns, matches: kept }: { columns: PostColumns; matches: KeptMatches },
  { created_by }: JobSearchRequest,
  parts: readonly KeywordPart[],
  narrowing: Narrowing,
): Promise<number[]> {
  const matches = await kept.of(parts.flatMap(({ clauses }) => questionsOf(clauses, 'rows')));
  const counts = matches.map(({ rows }) => countFound(columns.ofCreator(rows, created_by), narrowing));
  return parts.map((_, at) => counts[2 * at + 1] || counts[2 * at] || 0);
}
