import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publishJobPost } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { generatePosts } from '@waypost/jobs/testing/generated-posts';
import { expectedFindings, generateSavedRequests, type LoadedSearch } from '@waypost/jobs/testing/saved-requests';
import { type Person, signIn } from '@waypost/local/testing/person';
import { type ProductProcess, startProductProcess } from '@waypost/local/testing/product-process';
import {
  bodyLike,
  readWhatWasTold,
  saveSearchesIn,
  type Told,
  unmatchedIn,
} from '@waypost/local/testing/saved-search-watch';
import { numberOption } from '@waypost/runtime/operator/number-option';
import { runOnce, StartError } from '@waypost/runtime/service/process/process-edge';

/** So that the bell of each has a line for each of them. */
const eachHas = 20;
/** How much longer publishing may take while posts are matched. */
const mostSlower = 1.1;
const allToldWithin = 30 * 60_000;
/** On a machine that others use, too. */
const startWithin = 180_000;
/** Nobody here is refused for asking often. */
const settings = { RATE_LIMIT: '100000000' };

const tell = (sentence: string) => void process.stdout.write(`${sentence}\n`);

type Pace = { everyMs: number };
const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function publish(recruiter: Person, post: JobPost) {
  const body = bodyLike(post, recruiter);
  const began = performance.now();
  const { job_post } = await recruiter.call(publishJobPost, { body });
  return { job_post, ms: performance.now() - began };
}

/** Publishes each post, whenever one is due, at both in turn. @returns those of the first, and the medians of how long they took, in ms. */
async function publishAll(posts: readonly JobPost[], [first, other]: readonly [Person, Person], { everyMs }: Pace) {
  const published: JobPost[] = [];
  const [times, others]: [number[], number[]] = [[], []];
  for (const [index, post] of posts.entries()) {
    const due = performance.now() + everyMs;
    const atOther = async () => others.push((await publish(other, post)).ms);
    // Who comes second finds the machine at work for who came first.
    if (index % 2 === 0) await atOther();
    const { job_post, ms } = await publish(first, post);
    if (index % 2 === 1) await atOther();
    published.push(job_post);
    times.push(ms);
    await sleep(Math.max(0, due - performance.now()));
  }
  return { published, times, others };
}

const recruiterAt = ({ url }: ProductProcess) => signIn(url, 'recruiter@example.org', 'Recruiter');

/** Ends it as a power cut would, and says how many posts it had still to match. */
async function breakDown(product: ProductProcess): Promise<number> {
  await product.kill('SIGKILL');
  return unmatchedIn(product);
}

/** Held against brute force: what is missing, what should not be there, and what is there twice. */
async function judge(saved: readonly LoadedSearch[], posts: readonly JobPost[], told: Told) {
  const expected = expectedFindings(saved, posts);
  const count = { expected: 0, missing: 0, wrong: 0, twice: 0, rungWrong: 0 };
  for (const search of saved) {
    const wanted = expected.get(search.id) ?? new Set();
    const all = told.found.get(search.id) ?? [];
    const found = new Set(all);
    const rung = await told.rung(search);
    count.expected += wanted.size;
    count.missing += wanted.difference(found).size;
    count.wrong += found.difference(wanted).size;
    count.twice += all.length - found.size;
    if (rung !== undefined && rung !== wanted.size) count.rungWrong += 1;
  }
  return count;
}

/** Whether each new post is told of once to every saved search that finds it, and what that costs publishing. */
await runOnce(async () => {
  const { values } = parseArgs({
    options: {
      searches: { type: 'string', default: '10000' },
      posts: { type: 'string', default: '200' },
      every: { type: 'string', default: '200' },
    },
  });
  const count = numberOption('posts', values.posts, { least: 1, whole: true });
  const searches = numberOption('searches', values.searches, { least: 1, whole: true });
  const pace = { everyMs: numberOption('every', values.every, { least: 0 }) };
  const posts = generatePosts(count);
  const [product, plain] = [
    await startProductProcess(settings, { startWithin }),
    await startProductProcess(settings, { startWithin }),
  ];
  try {
    await product.kill('SIGINT');
    const saved = await saveSearchesIn(product, generateSavedRequests(searches), { eachHas });
    tell(`${saved.length} searches are saved.`);
    const began = performance.now();
    const published: JobPost[] = [];
    const [times, others]: [number[], number[]] = [[], []];
    const half = Math.ceil(posts.length / 2);
    for (const some of [posts.slice(0, half), posts.slice(half)]) {
      await product.start();
      const done = await publishAll(some, [await recruiterAt(product), await recruiterAt(plain)], pace);
      published.push(...done.published);
      times.push(...done.times);
      others.push(...done.others);
      tell(`Killed with ${await breakDown(product)} posts still to be matched.`);
    }
    const [without, during] = [medianOf(others), medianOf(times)];
    const slower = during / without;
    const [plainMs, whileMs] = [without.toFixed(1), during.toFixed(1)];
    tell(`Publishing one: ${plainMs} ms without saved searches, ${whileMs} ms with: ${slower.toFixed(2)} times.`);
    const judged = await readWhatWasTold(product, (told) => judge(saved, published, told), { within: allToldWithin });
    tell(`${count} posts, all told of after ${Math.round((performance.now() - began) / 1000)} s.`);
    const { expected, missing, wrong, twice, rungWrong } = judged;
    tell(`${expected} by brute force: ${missing} missing, ${wrong} wrong, ${twice} twice.`);
    tell(`${rungWrong} searches of which a bell says another number.`);
    if (missing + wrong + twice + rungWrong > 0) throw new StartError('Not each was told of once.');
    if (slower > mostSlower) throw new StartError(`Publishing was slowed to ${slower.toFixed(2)} times.`);
  } finally {
    await product.close();
    await plain.close();
  }
});
