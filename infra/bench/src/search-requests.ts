import { randomOf } from '@waypost/demo/random';
import type { JobSearchRequest } from '@waypost/jobs/search/job-search';

/** From the one that is asked most. */
const keywords = [
  'software engineer',
  'remote',
  'nurse',
  'data analyst',
  'product manager',
  'sales',
  'java developer',
  'teacher',
  'python',
  'marketing manager',
  'accountant',
  'customer service',
  'driver',
  'project manager',
  'engineer',
  'designer',
  'machine learning',
  'intern',
  'warehouse',
  'manager',
];

const filters: readonly Partial<JobSearchRequest>[] = [
  {},
  { status: 'Open' },
  { job_type: ['Full-Time'] },
  { work_mode: ['Remote', 'Hybrid'], posted_within: '30' },
  { experience: 3, min_ctc: 50_000 },
  { sort: 'newest' },
  { sort: 'pay', skills: ['Python', 'SQL', 'Communication'] },
];

const byRank = Object.fromEntries(keywords.map((keyword, rank) => [keyword, 1 / (rank + 1)]));
const firstPage = { page: 1, limit: 15, ctc_currency: 'USD' } as const;

/** First pages by keywords alone, of which some are asked for far more often than others (Zipf), the same at every run. */
export function popularRequests(count: number): JobSearchRequest[] {
  const random = randomOf('popular searches');
  return Array.from({ length: count }, () => ({ ...firstPage, keyword: random.weighted(byRank) }));
}

/**
 * Searches as people make them, the same at every run: every fourth without a keyword, the others by keywords of which some are
 * asked far more often than others (Zipf), most of them narrowed by facets or on a later page.
 */
export function searchRequests(count: number): JobSearchRequest[] {
  const random = randomOf('searches');
  return Array.from({ length: count }, () => ({
    ...random.pick(filters),
    ...(random.chance(0.75) && { keyword: random.weighted(byRank) }),
    ...firstPage,
    page: random.chance(0.8) ? 1 : random.between(2, 5),
  }));
}
