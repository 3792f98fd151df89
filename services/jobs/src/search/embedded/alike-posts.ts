import { firstOf } from '../../first-of.ts';
import type { JobSearchPage, JobSearchRequest } from '../job-search.ts';
import { alikeListed, askedWork } from '../words/alike-titles.ts';
import type { Fts5Index } from './fts5-index.ts';
import { toFts5 } from './fts5-query.ts';
import { narrow } from './narrow.ts';
import { byNewest } from './orders.ts';
import type { PostColumns } from './post-columns.ts';
import type { TitleTable } from './title-table.ts';

/** Of these rows those with a title like the keyword that the filters take; none where the keyword is a name. */
export function alikePosts(
  { index, columns, titles }: { index: Fts5Index; columns: PostColumns; titles: TitleTable },
  request: JobSearchRequest,
  rows: Uint32Array,
  now: Date,
): Pick<JobSearchPage, 'alike'> {
  const work = askedWork(request.keyword ?? '');
  if (work === undefined) return {};
  const [named] = work.name ? index.match(toFts5(work.name), { scored: false }) : [];
  if (named !== undefined) return {};
  const likeness = titles.alike(work.vector);
  const near = rows.filter((row) => likeness(row) > 0);
  const { found } = narrow(columns, near, request, now);
  if (found.length === 0) return {};
  const newer = byNewest(columns);
  const nearest = firstOf(found, alikeListed, (a, b) => likeness(b) - likeness(a) || newer(a, b));
  return { alike: { jobs: nearest.map((row) => index.post(row)), total: found.length } };
}
