import {
  changeJobStatus,
  editJobPost,
  facetNames,
  jobSearchResult,
  postedWithin,
  publishJobPost,
  searchJobPosts,
} from '@waypost/contracts/calls/jobs';
import { listPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { currencies, jobCategories, jobStatuses, jobTypes, searchRadii, workModes } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { ReadJobPost } from '@waypost/jobs/import/job-post-of-row';
import type { JobSearchRequest } from '@waypost/jobs/search/job-search';
import { bruteForce, skillOf } from '@waypost/jobs/testing/brute-force';
import { generatePosts, keywords, now as generatedNow } from '@waypost/jobs/testing/generated-posts';
import { until } from '@waypost/runtime/testing/until';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knock } from './door/door.ts';
import { importerBehind } from './importer.ts';
import { jobPostBody } from './testing/job-post-body.ts';
import { signIn, visit, type Person, type Visitor } from './testing/person.ts';
import { startProductProcess, type ProductProcess } from './testing/product-process.ts';

let product: ProductProcess;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProductProcess();
  visitor = visit(product.url);
});
afterAll(() => product.close());

/** Half a day apart from the limits of "posted within", which the test and the product measure from their own clocks. */
const postedAgain = ({ posted_date }: JobPost) =>
  new Date(Date.now() - (generatedNow.getTime() - Date.parse(posted_date)) - 43_200_000).toISOString();

/** A generated post as an import reads it. */
function asImported(post: JobPost): ReadJobPost {
  const { _id, title, description, responsibility, status, skills, cities, company_name, job_type, work_mode } = post;
  const { currency, amount } = post.expected_max_ctc ?? {};
  const years = [post.minimum_yrs_of_exp_needed, post.maximum_yrs_of_exp_needed];
  const [low, high] = years.every((year) => year !== undefined) ? years.toSorted((a, b) => a - b) : years;
  return {
    import_key: _id,
    title,
    description: description || 'Nothing more is said.',
    responsibility,
    minimum_qualification: '',
    preferred_qualification: '',
    places: cities.map(({ name }) => ({ name, country: name === 'Vigo' ? 'Spain' : 'Portugal' })),
    status,
    skills: skills.map(({ skill }) => ({ skill })),
    links: [],
    job_post_tags: [],
    posted_date: postedAgain(post),
    ...(company_name && { custom_company: { name: company_name } }),
    ...(job_type && { job_type }),
    ...(work_mode && { work_mode }),
    ...(currency && amount && { expected_max_ctc: { currency, amount } }),
    ...(low !== undefined && { minimum_yrs_of_exp_needed: low }),
    ...(high !== undefined && { maximum_yrs_of_exp_needed: high }),
  };
}

async function importAs(email: string, posts: readonly JobPost[]): Promise<Person> {
  const door = await knock(product.dataFolder);
  if (!door) throw new Error('The product does not let an import in');
  const importer = importerBehind(door);
  const outcomes = await importer.importPosts(await importer.open(email), posts.map(asImported));
  expect(outcomes).toEqual(posts.map(() => ({ outcome: 'created' })));
  return signIn(product.url, email, 'Recruiter');
}

/** Posts of a referrer, of which some are edited and some closed afterwards. */
async function publishAndChange(): Promise<Person> {
  const referrer = await signIn(product.url, 'ada.byrd@example.org', 'Referrer');
  for (const [index, keyword] of [...keywords, ...keywords, ...keywords].entries()) {
    const body = jobPostBody(referrer, { title: keyword, job_type: jobTypes[index % jobTypes.length] ?? 'Contract' });
    const { job_post } = await referrer.call(publishJobPost, { body });
    const params = { id: job_post.id };
    if (index % 3 === 0) {
      const { dsh_id: _, ...content } = body;
      const edited = { ...content, title: 'Untitled', work_mode: 'Remote' as const, skills: [{ skill: 'Welding' }] };
      await referrer.call(editJobPost, { params, body: edited });
    }
    if (index % 3 === 1) await referrer.call(changeJobStatus, { params, body: { updated_status: 'Close' } });
  }
  return referrer;
}

/** Every page of a list. */
async function allOf<T>(page: (number: number) => Promise<{ jobs: T[]; total: number }>): Promise<T[]> {
  const jobs: T[] = [];
  for (let number = 1; ; number++) {
    const found = await page(number);
    jobs.push(...found.jobs);
    if (jobs.length >= found.total || found.jobs.length === 0) return jobs;
  }
}

const limit = '50';
const postsOf = ({ call, dsh_id }: Person): Promise<JobPost[]> =>
  allOf((page) => call(listPostedJobs, { querystring: { dsh_id, limit, page: String(page) } }));
const foundPosts = () => allOf((page) => visitor.call(searchJobPosts, { querystring: { limit, page: String(page) } }));
const versionsOf = (posts: readonly JobPost[]) => posts.map(({ _id, version }) => `${_id} ${version}`).toSorted();

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 });
/** Each filter is there one time in four, so that results are rarely empty. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** Searches for what the posts have. */
function searchesOf(posts: readonly JobPost[]) {
  const distinct = (values: readonly (string | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined)),
  ];
  const cities = distinct(posts.flatMap((post) => post.cities.map(({ city_id }) => city_id)));
  const companies = distinct(posts.map(({ company_id }) => company_id));
  const skills = distinct(posts.flatMap((post) => post.skills.map(({ skill }) => skillOf(skill))));
  const creators = distinct(posts.map(({ created_by }) => created_by));
  expect([cities, companies, skills, creators].map(({ length }) => length)).toEqual([5, 4, 5, 3]);
  return fc
    .record({
      keyword: maybe(fc.subarray([...keywords], { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))),
      cityId: maybe(some(cities)),
      within_km: maybe(fc.constantFrom(...searchRadii)),
      country: maybe(some(['PT', 'ES', 'DE'])),
      companyId: maybe(fc.constantFrom(...companies)),
      job_type: maybe(some(jobTypes)),
      work_mode: maybe(some(workModes)),
      skills: maybe(some(skills)),
      category: maybe(fc.constantFrom(...jobCategories)),
      status: maybe(fc.constantFrom(...jobStatuses)),
      experience: maybe(fc.integer({ min: 0, max: 20 })),
      min_ctc: maybe(fc.integer({ min: 0, max: 200_000 })),
      max_ctc: maybe(fc.integer({ min: 100_000, max: 400_000 })),
      with_unknown_pay: maybe(fc.constantFrom('true', 'false')),
      posted_within: maybe(fc.constantFrom(...postedWithin)),
      created_by: maybe(fc.constantFrom(...creators)),
      ctc_currency: fc.constantFrom(...currencies),
    })
    .map((filters) => {
      const given = Object.entries(filters).filter(([, value]) => value !== undefined);
      return { ...Object.fromEntries(given), page: 1, limit: Number(limit) } as JobSearchRequest;
    });
}

async function search(request: JobSearchRequest) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) query.set(name, String(value));
  const { text } = await visitor.send(`/api${searchJobPosts.url}?${query.toString()}`);
  return jobSearchResult.parse(JSON.parse(text));
}

test('totals and facet counts of 40 random searches equal a count by brute force', { timeout: 120_000 }, async () => {
  const generated = generatePosts(240);
  const people = [
    await importAs('rosa.lind@example.org', generated.slice(0, 150)),
    await importAs('milo.hart@example.org', generated.slice(150)),
    await publishAndChange(),
  ];
  const posts = (await Promise.all(people.map(postsOf))).flat();
  expect(posts).toHaveLength(240 + 3 * keywords.length);
  const written = versionsOf(posts);
  await until(async () => versionsOf(await foundPosts()).join() === written.join(), { within: 10_000 });

  const requests = fc.sample(searchesOf(posts), { numRuns: 40, seed: 5 });
  let found = 0;
  const counted = new Map<string, number>();
  for (const request of requests) {
    const oracle = bruteForce(posts, request, new Date());
    const page = await search(request);
    const context = JSON.stringify(request);
    expect([context, page.total]).toEqual([context, oracle.ids.length]);
    expect(page.jobs.filter(({ _id }) => !oracle.ids.includes(_id))).toEqual([]);
    expect(page.jobs).toHaveLength(Math.min(page.total, Number(limit)));
    for (const facet of facetNames) {
      for (const { value, count } of page.facets[facet]) {
        expect([context, facet, value, count]).toEqual([context, facet, value, oracle.countOf(facet, value)]);
        counted.set(facet, (counted.get(facet) ?? 0) + Math.sign(count));
      }
    }
    found += Math.sign(page.total);
  }
  // Searches that find nothing would prove nothing, nor would a facet without counts, or a filter that none has: there are 17 beside page and limit.
  expect(found).toBeGreaterThan(20);
  expect(Math.min(...facetNames.map((facet) => counted.get(facet) ?? 0))).toBeGreaterThan(20);
  expect(new Set(requests.flatMap((request) => Object.keys(request))).size).toBe(17 + 2);
});
