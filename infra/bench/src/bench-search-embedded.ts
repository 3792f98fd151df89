import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openFts5JobSearch } from '@waypost/jobs/search/embedded/fts5-job-search';
import type { JobSearch, JobSearchRequest } from '@waypost/jobs/search/job-search';
import { openBarePostgres } from './bare/bare-postgres.ts';
import { benchPosts } from './bench-posts.ts';
import type { Bench } from './bench.ts';
import { readDatabaseUrl } from './config.ts';
import { median, quantile, type Measurement } from './measurement.ts';
import { dearestOdd, mostOfOddMs, oddRequests, searchRequests } from './search-requests.ts';

const [few, many] = [10_000, 100_000];
const searches = 1_000;
const rounds = 5;
/** One for every tenth search. */
const indexedMeanwhile = 100;
const postsAtOnce = 200;
const mostRatio = 4;
const longestStopMs = 50;
/** Each takes PostgreSQL a second or so. */
const searchesInPostgres = 200;
const mostOfPostgres = 0.02;

const now = new Date(Date.UTC(2030, 0, 1));

/** @returns what runs this thread's processor for, in ms, since the last call: what else the machine does is not counted. */
function processorTime(): () => number {
  let last = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
}

async function fill(file: string, count: number): Promise<void> {
  const search = await openFts5JobSearch(file);
  const posts = benchPosts(count);
  while (posts.length > 0) {
    await search.index(posts.splice(-postsAtOnce).map((post) => ({ id: post._id, version: 1, post })));
  }
  await search.close();
}

/**
 * Of each search the median of some times by the clock: some systems count what a processor does in steps of 4 ms, which is longer
 * than most of them take, and what else the machine does seldom meets the same one each time.
 */
async function timesOf(search: Pick<JobSearch, 'search'>): Promise<number[]> {
  const requests = searchRequests(searches);
  const times = requests.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, request] of requests.entries()) {
      const began = performance.now();
      await search.search(request, now);
      times[at]?.push(performance.now() - began);
    }
  }
  return times.map(median);
}

/** By the clock, as another process does the work. */
async function waitsOf(search: { search(request: JobSearchRequest, now: Date): Promise<unknown> }, count: number) {
  const waits: number[] = [];
  for (const request of searchRequests(count)) {
    const began = performance.now();
    await search.search(request, now);
    waits.push(performance.now() - began);
  }
  return waits;
}

/** The same feed by PostgreSQL where there is one; nothing, which is said, where there is none. */
async function besidePostgres(search: JobSearch, tell: (sentence: string) => void): Promise<Measurement[]> {
  const url = readDatabaseUrl();
  if (url === undefined) {
    tell('DATABASE_URL is not set: PostgreSQL is left out');
    return [];
  }
  tell(`loading ${many} posts into PostgreSQL`);
  const postgres = await openBarePostgres(url);
  try {
    await postgres.fill(benchPosts(many));
    tell(`searching there ${searchesInPostgres} times`);
    const [own, bare] = [await waitsOf(search, searches), await waitsOf(postgres, searchesInPostgres)];
    return [0.5, 0.95].map((share) => {
      const [measured, baseline] = [quantile(own, share), quantile(bare, share)];
      return {
        what: `a page of ${many} posts, beside PostgreSQL, by the clock, p${100 * share}`,
        measured,
        baseline,
        ratio: measured / baseline,
        unit: 'ms',
        ...(share === 0.95 && { limit: { of: 'ratio', most: mostOfPostgres } as const }),
      };
    });
  } finally {
    await postgres.close();
  }
}

/** The longest turn of the event loop while something is done, in ms of the processor. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const over = new AbortController();
  async function watch() {
    const took = processorTime();
    while (!over.signal.aborted) {
      longest = Math.max(longest, took());
      await setImmediate();
    }
  }
  const watched = watch();
  await work();
  over.abort();
  await watched;
  return longest;
}

/** People search, and posts are published. */
async function useOf(search: JobSearch): Promise<void> {
  const published = benchPosts(indexedMeanwhile).map((post) => ({ id: `new-${post._id}`, version: 1, post }));
  for (const [at, request] of searchRequests(searches).entries()) {
    const isTurn = at % (searches / indexedMeanwhile) === 0;
    await Promise.all([search.search(request, now), isTurn && search.index(published.splice(-1))]);
  }
}

/** Of all processors together, the thread that reads texts included, in ms. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Where nothing is kept of former searches, and nothing watches the event loop, as that takes a processor by itself. */
async function dearestOddIn(file: string): ReturnType<typeof dearestOdd> {
  const search = await openFts5JobSearch(file);
  try {
    return await dearestOdd((request) => search.search(request, now), spent);
  } finally {
    await search.close();
  }
}

/** Of what this process can reach, in MB. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_000_000;
}

/**
 * What a page of the embedded search costs its event loop, with all facets, over 10,000 posts and ten times as many. Needs no
 * engine.
 */
export const benchSearchEmbedded: Bench = async (_, tell) => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-bench-'));
  const unit = 'ms';
  const alone = { baseline: undefined, ratio: undefined };
  try {
    const times: number[][] = [];
    const measurements: Measurement[] = [];
    for (const count of [few, many]) {
      const file = join(folder, `${count}.db`);
      tell(`indexing ${count} posts`);
      await fill(file, count);
      tell(`searching ${count} posts`);
      const before = memoryInUse();
      const search = await openFts5JobSearch(file);
      const memory = memoryInUse() - before;
      times.push(await timesOf(search));
      if (count === many) {
        const limit = { of: 'measured', most: longestStopMs } as const;
        const inUse = await longestTurn(() => useOf(search));
        const ofOdd = await longestTurn(async () => {
          for (const request of oddRequests) await search.search(request, now);
        });
        const odd = await dearestOddIn(file);
        measurements.push(
          { what: `memory of ${count} posts`, measured: memory, unit: 'MB', ...alone },
          { what: `longest stop over ${count} posts`, measured: inUse, unit, limit, ...alone },
          { what: 'longest stop of odd requests', measured: ofOdd, unit, limit, ...alone },
          {
            what: `the most that one of them takes, all threads together (${odd.what})`,
            measured: odd.ms,
            unit,
            limit: { of: 'measured', most: mostOfOddMs },
            ...alone,
          },
          ...(await besidePostgres(search, tell)),
        );
      }
      await search.close();
    }
    const [ofFew = [], ofMany = []] = times;
    const beside = (share: number) => {
      const [measured, baseline] = [quantile(ofMany, share), quantile(ofFew, share)];
      return { measured, baseline, ratio: measured / baseline, unit };
    };
    return [
      { what: `a page of ${many} posts, beside ${few}, p50`, ...beside(0.5) },
      { what: `the same, p95`, ...beside(0.95), limit: { of: 'ratio', most: mostRatio } },
      ...measurements,
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
