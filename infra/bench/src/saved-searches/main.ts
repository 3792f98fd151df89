import { parseArgs } from 'node:util';
import { saveSearch } from '@waypost/contracts/calls/saved-searches';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { type SavedQuery, writtenQuery } from '@waypost/contracts/entities/saved-search';
import type { SavedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { bruteForce } from '@waypost/jobs/testing/brute-force';
import { generatePosts } from '@waypost/jobs/testing/generated-posts';
import { requests } from '@waypost/jobs/testing/generated-requests';
import { startJobs } from '@waypost/jobs/testing/start-jobs';
import { runOnce, StartError } from '@waypost/runtime/service/process-edge';
import { someUser } from '@waypost/runtime/testing/actors';
import fc from 'fast-check';

type Jobs = Awaited<ReturnType<typeof startJobs>>;

/** Of one person there may be so many. */
const eachHas = 50;
/** How much longer publishing may take while posts are matched. */
const mostSlower = 1.1;

const tell = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const pairOf = (search: string, post: string) => `${search} ${post}`;

const sampled = (count: number) => fc.sample(requests, { numRuns: count, seed: 31 });
type Request = ReturnType<typeof sampled>[number];
const queryOf = ({ page: _page, limit: _limit, ...asked }: Request): SavedQuery =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));

/** Those that can be saved: they ask for something. */
const generateRequests = (count: number) =>
  sampled(count).filter((request) => writtenQuery.safeParse(queryOf(request)).success);

/** Publishes posts one after the other. @returns them, and how long each took, in ms. */
async function publishAll(jobs: Jobs, posts: readonly JobPost[]) {
  const published: JobPost[] = [];
  const times: number[] = [];
  for (const {
    title,
    description,
    responsibility,
    company_name,
    cities,
    skills,
    job_type,
    work_mode,
    ...post
  } of posts) {
    const began = performance.now();
    published.push(
      await jobs.publish({
        title,
        description: description || 'None',
        responsibility: responsibility || 'None',
        cities: cities.length > 0 ? cities.map(({ name }) => ({ name })) : [{ name: 'Skerry' }],
        skills: skills.map(({ skill }) => ({ skill, is_custom: true })),
        ...(company_name !== undefined && { company_name }),
        ...(job_type && { job_type }),
        ...(work_mode && { work_mode }),
        ...(post.expected_max_ctc && { expected_max_ctc: post.expected_max_ctc }),
      }),
    );
    times.push(performance.now() - began);
  }
  return { published, median: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0 };
}

async function untilSettled(jobs: Jobs) {
  for (let left = 60; left > 0; left--) {
    const isSettled = await jobs.settled().then(
      () => true,
      () => false,
    );
    if (isSettled) return;
  }
  throw new StartError('The events did not come to an end.');
}

async function saveAll(jobs: Jobs, asked: readonly Request[]) {
  const saved: { id: string; request: Request }[] = [];
  for (let at = 0; at < asked.length; at += eachHas) {
    const as = someUser('Job Seeker');
    for (const request of asked.slice(at, at + eachHas)) {
      const body = { name: 'Saved', query: queryOf(request) };
      saved.push({ id: (await jobs.call(saveSearch, { body }, { as })).saved_search._id, request });
    }
  }
  return saved;
}

/** What every saved search finds by itself, read off the posts. */
function expectedPairs(saved: readonly { id: string; request: Request }[], posts: readonly JobPost[]): Set<string> {
  const pairs = new Set<string>();
  for (const post of posts) {
    for (const { id, request } of saved) {
      const { ids, tier } = bruteForce([post], request, new Date());
      if (ids.length > 0 && (tier !== 'text' || request.in === 'text')) pairs.add(pairOf(id, post._id));
    }
  }
  return pairs;
}

/** Whether each new post is told of once to every saved search that finds it, and what that costs publishing. */
await runOnce(async () => {
  const { values } = parseArgs({
    options: { searches: { type: 'string', default: '10000' }, posts: { type: 'string', default: '200' } },
  });
  const posts = generatePosts(2 * Number(values.posts));
  const jobs = await startJobs();
  const told: string[] = [];
  await jobs.ports.events.subscribe({
    topic: 'saved-searches',
    group: 'bench',
    async handle({ value }) {
      const { data } = JSON.parse(value) as { data: SavedSearchFound };
      told.push(pairOf(data.saved_search_id, data.job_post_id));
      return { kind: 'done' };
    },
  });
  const without = await publishAll(jobs, posts.slice(0, Number(values.posts)));
  await untilSettled(jobs);
  const saved = await saveAll(jobs, generateRequests(Number(values.searches)));
  tell(`${saved.length} searches are saved.`);
  const began = performance.now();
  const during = await publishAll(jobs, posts.slice(Number(values.posts)));
  await untilSettled(jobs);
  tell(`${during.published.length} posts, all matched after ${Math.round(performance.now() - began)} ms.`);
  const slower = during.median / without.median;
  tell(
    `Publishing one: ${without.median.toFixed(1)} ms before, ${during.median.toFixed(1)} ms while posts are matched.`,
  );
  const expected = expectedPairs(saved, during.published);
  const distinct = new Set(told);
  const [missing, wrong] = [expected.difference(distinct).size, distinct.difference(expected).size];
  tell(`${expected.size} by brute force: ${missing} missing, ${wrong} wrong, ${told.length - distinct.size} twice.`);
  await jobs.close();
  if (missing + wrong + told.length - distinct.size > 0) throw new StartError('Not each was told of once.');
  if (slower > mostSlower) throw new StartError(`Publishing was slowed to ${slower.toFixed(2)} times.`);
});
