import { firstOf } from '../../first-of.ts';
import type { JobSearchPage, JobSearchRequest } from '../job-search.ts';
import { alikeListed, askedWork } from '../words/alike-titles.ts';
import type { Fts5Index } from './fts5-index.ts';
import { toFts5 } from './fts5-query.ts';
import type { KeptMatches } from './kept-matches.ts';
import { narrow, type Narrowing } from './narrow.ts';
import { byNewest } from './orders.ts';
import type { PostColumns } from './post-columns.ts';
import type { TitleTable } from './title-table.ts';

type Searched = { index: Fts5Index; columns: PostColumns; titles: TitleTable; matches: KeptMatches };

/**
 * Posts with a title like the keyword, among those that the filters take and that are not listed already; none where the
 * keyword is a name.
 */
export async function alikePosts(
  { index, columns, titles, matches }: Searched,
  request: JobSearchRequest,
  narrowing: Narrowing,
  isListed: Uint8Array,
): Promise<Pick<JobSearchPage, 'alike'>> {
  const work = askedWork(request.keyword ?? '');
  if (work === undefined) return {};
  if (work.name) {
    const [named] = await matches.of([{ expression: toFts5(work.name), wanted: 'first' }]);
    if (named && named.rows.length > 0) return {};
  }
  const likeness = titles.alike(work.vector);
  const near = columns.ofCreator(likeness.rows, request.created_by).filter((row) => isListed[row] === 0);
  const { found } = narrow(columns, near, narrowing);
  if (found.length === 0) return {};
  const newer = byNewest(columns);
  const nearest = firstOf(found, alikeListed, (a, b) => likeness.of(b) - likeness.of(a) || newer(a, b));
  return { alike: { jobs: nearest.map((row) => index.post(row)), total: found.length } };
}
