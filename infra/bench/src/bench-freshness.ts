import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '@waypost/cluster/testing/start-cluster';
import { publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { createOpenSearchClient } from '@waypost/jobs/search/opensearch/open-search-client';
import { createSearchIndexes } from '@waypost/jobs/search/opensearch/search-indexes';
import { signIn, visit, type Person } from '@waypost/local/testing/person';
import { withoutPassword } from '@waypost/runtime/without-password';
import { benchPosts } from './bench-posts.ts';
import type { Bench } from './bench.ts';
import type { BenchConfig } from './config.ts';
import { quantile } from './measurement.ts';

const perSecond = 50;
const seconds = 30;
/** Before that, so that what is compiled and connected at first is not measured: engines on Java take their time. */
const warmUpSeconds = 30;
/** One of so many is looked for: finding them all would be more work for the machine than what is measured. */
const lookedFor = 5;
/** Posts that one recruiter publishes, who may have only so many open ones. */
const postsEach = 400;
const pageSize = 30;
const bareSamples = 40;
const mostP95 = 1_200;
const leastOfRate = 0.95;
const foundWithinMs = 60_000;

type Publication = { id: string; title: string; answered: number };

/**
 * From the answer to a recruiter until a visitor's search finds the post, with every process of Waypost on this
 * machine and posts coming in at a fixed rate, whether the former have been answered or not. Beside it the engine's own
 * share: a document written straight to an index like ours, until a search finds it.
 */
export const benchFreshness: Bench = async (readConfig, tell) => {
  const config = readConfig();
  const word = `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  tell('starting every process');
  const cluster = await startCluster();
  try {
    const recruiters: Person[] = [];
    while (recruiters.length * postsEach < (warmUpSeconds + seconds) * perSecond)
      recruiters.push(await signIn(cluster.url, `rosa.${randomUUID()}@example.org`, 'Recruiter'));
    tell(`publishing for ${warmUpSeconds} s to warm up, then for ${seconds} s`);
    const watch = watchSearch(cluster.url, word);
    await publishSteadily(recruiters, 'warm', warmUpSeconds);
    const began = performance.now();
    const publications = await publishSteadily(recruiters, word, seconds);
    const rate = publications.length / ((Math.max(...publications.map(({ answered }) => answered)) - began) / 1000);
    const awaited = publications.filter(({ title }) => title.includes(word));
    const found = await watch.end(awaited);
    const waits = awaited.map(({ id, answered }) => Math.max(0, (found.get(id) ?? Infinity) - answered));
    tell('writing to the index alone');
    const bare = await bareWaits(config);
    const compared = (share: number) => {
      const measured = quantile(waits, share);
      const baseline = quantile(bare, share);
      return { measured, baseline, ratio: measured / baseline, unit: 'ms' };
    };
    return [
      {
        what: `posts published a second`,
        measured: rate,
        baseline: perSecond,
        ratio: rate / perSecond,
        unit: 'posts/s',
        limit: { of: 'ratio', least: leastOfRate },
      },
      { what: 'published → found, p50', ...compared(0.5) },
      { what: 'published → found, p95', ...compared(0.95), limit: { of: 'measured', most: mostP95 } },
      { what: 'published → found, p99', ...compared(0.99) },
    ];
  } finally {
    await cluster.close();
  }
};

/** @param word in the titles of those that are looked for. */
async function publishSteadily(recruiters: readonly Person[], word: string, duration: number): Promise<Publication[]> {
  const posts = benchPosts(duration * perSecond);
  const began = performance.now();
  const running = posts.map(async (post, at): Promise<Publication[]> => {
    await sleep(Math.max(0, began + (at * 1000) / perSecond - performance.now()));
    const recruiter = recruiters[at % recruiters.length] as Person;
    const body = {
      dsh_id: recruiter.dsh_id,
      title: at % lookedFor === 0 ? `${post.title} ${word}` : post.title,
      custom_company: { name: post.company_name ?? '' },
      description: post.description,
      responsibility: post.responsibility,
      minimum_qualification: post.minimum_qualification,
      cities: post.cities.map(({ name }) => ({ name })),
      skills: post.skills.map(({ skill }) => ({ skill })),
      job_type: post.job_type ?? ('Full-Time' as const),
      work_mode: post.work_mode ?? ('Onsite' as const),
    };
    const { job_post } = await recruiter.call(publishJobPost, { body });
    return [{ id: job_post.id, title: job_post.title, answered: performance.now() }];
  });
  // What was refused, because the machine is too slow for so many, is missing in the rate.
  return (await Promise.all(running.map((one) => one.catch(() => [])))).flat();
}

/** Asks for the newest posts again and again, as the feed does, and notes when each is there for the first time. */
function watchSearch(url: string, keyword: string) {
  const visitor = visit(url);
  const found = new Map<string, number>();
  const ended = new AbortController();

  /** The ids that are new, from the newest to where the known ones begin. */
  async function look(page = 1): Promise<string[]> {
    const place = { limit: String(pageSize), page: String(page) };
    const querystring = { keyword, sort: 'newest', counts: 'later', ...place } as const;
    const { jobs } = await visitor.call(searchJobPosts, { querystring });
    const fresh = jobs.map(({ id }) => id).filter((id) => !found.has(id));
    return fresh.length === pageSize ? [...fresh, ...(await look(page + 1))] : fresh;
  }

  const looking = (async () => {
    while (!ended.signal.aborted) {
      // A search that is refused finds nothing; the next one does.
      const fresh = await look().catch(() => []);
      const at = performance.now();
      for (const id of fresh) found.set(id, at);
      await sleep(20);
    }
  })();

  return {
    /** @returns when each was found; without those that are not found in a minute. */
    async end(awaited: readonly Publication[]): Promise<ReadonlyMap<string, number>> {
      const deadline = performance.now() + foundWithinMs;
      while (performance.now() < deadline && !awaited.every(({ id }) => found.has(id))) {
        await Promise.race([looking, sleep(100)]);
      }
      ended.abort();
      await looking;
      return found;
    },
  };
}

/** Milliseconds from a write's answer until a search finds the document. */
async function bareWaits({ OPENSEARCH_URL, ENGINES_CA }: BenchConfig): Promise<number[]> {
  const client = createOpenSearchClient(OPENSEARCH_URL, ENGINES_CA);
  const indexes = createSearchIndexes(client, `bench-${randomUUID()}`, withoutPassword(OPENSEARCH_URL));
  const index = await indexes.make(`${indexes.alias}-1`);
  const waits: number[] = [];
  for (const { _id: id } of benchPosts(bareSamples)) {
    await client.index({ index: index.name, id, body: { id } });
    const answered = performance.now();
    const query = { term: { id } };
    while ((await client.count({ index: index.name, body: { query } })).body.count === 0) await sleep(5);
    waits.push(performance.now() - answered);
    // At any moment between two refreshes, as posts come.
    await sleep(Math.random() * 500);
  }
  await indexes.remove(index);
  await client.close();
  return waits;
}
