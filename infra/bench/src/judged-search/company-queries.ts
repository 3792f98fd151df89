import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { JudgedQuery } from './judged-query.ts';

const leastPosts = 2;
const mostCompanies = 12;

/** The names of companies with several posts, as somebody types them: each is right for its own posts. */
export function companyQueriesOf(posts: readonly JobPost[]): JudgedQuery[] {
  const byCompany = Map.groupBy(posts, (post) => post.company_name ?? '');
  return [...byCompany]
    .filter(([name, own]) => name.length > 3 && own.length >= leastPosts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter((_, at, all) => at % Math.ceil(all.length / mostCompanies) === 0)
    .map(([name]) => ({ keyword: name.toLowerCase(), rule: { company: anySigns(name) } }));
}

/** A pattern of the name, in which any sign will do for a sign. */
const anySigns = (name: string): string => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.');
