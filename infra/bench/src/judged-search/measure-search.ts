import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { JobFinder, JobSearchRequest } from '@waypost/jobs/search/job-search';
import { companyQueriesOf } from './company-queries.ts';
import { judgeOf } from './judge.ts';
import { judgedQueries, type QueryKind } from './judged-queries.ts';
import type { JudgedQuery } from './judged-query.ts';

/** How right the answer to a keyword is; shares are from 0 to 1. */
export type MeasuredQuery = {
  kind: QueryKind;
  keyword: string;
  /** Posts that are right, among all that there are. */
  right: number;
  listed: number;
  /** Of the first ten by relevance, how many are right or fair. */
  first: number;
  /** Of everything that is listed by newest, how many are right or fair. */
  list: number;
  /** Of the posts that are right, how many are listed. */
  recall: number;
  /** Whether a mistyped keyword was taken for what was meant. */
  mended?: boolean;
};

const firstPosts = 10;
/** More than any of the sets has, so that a list is whole. */
const mostListed = 10_000;

/**
 * Asks a search for every keyword whose rule at least one of its posts answers: of what is not there, nothing can be
 * said. @param posts all that the search has.
 */
export async function measureSearch(
  search: Pick<JobFinder, 'search'>,
  posts: readonly JobPost[],
  now: Date,
): Promise<MeasuredQuery[]> {
  const measured: MeasuredQuery[] = [];
  for (const [kind, queries] of kindsOf(posts)) {
    for (const query of queries) {
      const one = await measure(kind, query);
      if (one) measured.push(one);
    }
  }
  return measured;

  async function measure(kind: QueryKind, { keyword, rule, meant }: JudgedQuery): Promise<MeasuredQuery | undefined> {
    const judge = judgeOf(rule);
    const right = new Set(posts.filter((post) => judge(post) === 'right').map(({ _id }) => _id));
    if (right.size === 0) return undefined;
    const ask = (sort: JobSearchRequest['sort'], limit: number) =>
      search.search({ keyword, sort, page: 1, limit, ctc_currency: 'USD' }, now);
    const first = await ask('relevance', firstPosts);
    const list = await ask('newest', mostListed);
    const goodOf = (jobs: readonly JobPost[]) =>
      jobs.length === 0 ? 0 : jobs.filter((post) => judge(post) !== 'wrong').length / jobs.length;
    return {
      kind,
      keyword,
      right: right.size,
      listed: list.total,
      first: goodOf(first.jobs),
      list: goodOf(list.jobs),
      recall: list.jobs.filter(({ _id }) => right.has(_id)).length / right.size,
      ...(meant !== undefined && { mended: first.suggestion === meant }),
    };
  }
}

const kindsOf = (posts: readonly JobPost[]): [QueryKind, readonly JudgedQuery[]][] =>
  (Object.entries(judgedQueries) as [QueryKind, readonly JudgedQuery[]][]).map(([kind, queries]) =>
    kind === 'company' ? [kind, [...queries, ...companyQueriesOf(posts)]] : [kind, queries],
  );

export type Figures = { queries: number; first: number; list: number; recall: number; mended: number | undefined };

/** The mean over the queries: each person who asks counts the same, however many posts there are. */
export function figuresOf(measured: readonly MeasuredQuery[]): Figures {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const mended = measured.flatMap((one) => (one.mended === undefined ? [] : [Number(one.mended)]));
  return {
    queries: measured.length,
    first: mean(measured.map(({ first }) => first)),
    list: mean(measured.map(({ list }) => list)),
    recall: mean(measured.map(({ recall }) => recall)),
    mended: mended.length > 0 ? mean(mended) : undefined,
  };
}
