import { jobTypes, limits, workModes } from '@waypost/contracts/constants';
import { skills } from '@waypost/contracts/taxonomy/skills';
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

/** Words with many synonyms, or that most posts have, and signs that mean something to some engine: as far as the limits let anybody. */
const oddKeywords = [
  'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4),
  'the and of to in a is for with on team work',
  'team work experience skills project build year role people company customer design',
  'software engineer qa engineer data analyst help desk machine learning ai bi hr rn cpa pm',
  'fulltime onsite wfh telecommute remote engineering mgr go engr sr director ehs',
  'enginer devloper manger teachr nurce analist acountant desiner marketng adminstrator',
  '"the team" "in a" "of the" "and the" "to the" "for the" "with a" "you will" "we are"',
  '"a the of and to in is for with on at by"',
  '"unclosed phrase of a manager',
  'NEAR(a b, 5) OR (title : x AND y*) NOT z',
  'people who fix pipes and sell houses in the city',
  '*',
  '"',
  '""',
  'a*b',
  'a'.repeat(limits.keyword),
  'enginer'.repeat(28),
  '工程师'.repeat(60),
].map((keyword) => keyword.slice(0, limits.keyword));

const everything: Partial<JobSearchRequest> = {
  skills: skills.slice(0, limits.skills).map(({ name }) => name),
  job_type: [...jobTypes],
  work_mode: [...workModes],
  country: ['US', 'DE', 'IN', 'GB', 'FR', 'NL', 'PL', 'ES', 'CA', 'AU'],
  posted_within: '30',
  experience: 3,
  min_ctc: 1,
  max_ctc: limits.pay,
  with_unknown_pay: 'true',
};
const farthest = { page: limits.searchWindow / 50, limit: 50 };

/** What nobody means to ask, and somebody does: the oddest keywords, in both tiers, every filter with all that it takes, the last page. */
export const oddRequests: readonly JobSearchRequest[] = [
  ...oddKeywords.flatMap((keyword) => [{ keyword }, { keyword, in: 'text' as const }]),
  everything,
  { ...everything, keyword: 'software engineer' },
  farthest,
  { ...farthest, keyword: 'manager', sort: 'pay' as const },
].map((request) => ({ ...firstPage, ...request }));

/** What the dearest of them takes, in ms of processors, and what was asked. `spent` tells how much has been taken so far. */
export async function dearestOdd(
  ask: (request: JobSearchRequest) => Promise<unknown>,
  spent: () => number | Promise<number>,
): Promise<{ what: string; ms: number }> {
  let most = { what: '', ms: 0 };
  for (const request of oddRequests) {
    const before = await spent();
    await ask(request);
    const ms = (await spent()) - before;
    if (ms > most.ms) most = { what: (request.keyword ?? 'no keyword').slice(0, 30), ms };
  }
  return most;
}
/** One core for a second. */
export const mostOfOddMs = 1_000;
