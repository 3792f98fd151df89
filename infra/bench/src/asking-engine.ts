import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import type { JobFinder, JobSearchRequest } from '@waypost/jobs/search/job-search';
import { createOpenSearchClient } from '@waypost/jobs/search/opensearch/open-search-client';
import { createSearchIndexes, type SearchIndexes } from '@waypost/jobs/search/opensearch/search-indexes';
import { until } from '@waypost/runtime/testing/until';
import { type Ask, statusOf, timed } from './asking.ts';
import { eachBenchPost } from './bench-posts.ts';
import type { BenchConfig } from './config.ts';

const postsAtOnce = 500;
const madeWithinMs = 60_000;

async function serving(indexes: SearchIndexes) {
  const index = (await indexes.list()).find(({ serves }) => serves);
  if (!index) throw new Error(`No index serves ${indexes.alias}`);
  return index;
}

/** Gives the index that serves so many posts. The indexer may be making it still. */
export async function fillServing(indexes: SearchIndexes, count: number): Promise<void> {
  const into = indexes.open(await until(() => serving(indexes), { within: madeWithinMs }));
  let some: JobPostState[] = [];
  async function write() {
    await into.index(some.map((post) => ({ id: post._id, version: 1, post })));
    some = [];
  }
  for (const post of eachBenchPost(count)) {
    some.push(post);
    if (some.length === postsAtOnce) await write();
  }
  await write();
}

/** A request to the engine, as it goes over the wire. */
export type Sent = { path: string; body: string };

/** What the search asks the engine for each question; what it does with the answers is not in it. */
export async function sentFor(config: BenchConfig, alias: string, requests: readonly JobSearchRequest[]) {
  const client = createOpenSearchClient(config.OPENSEARCH_URL, config.ENGINES_CA);
  const indexes = createSearchIndexes(client, alias, '');
  const finder: JobFinder = indexes.open(await serving(indexes));
  let sent: Sent[] = [];
  client.on('request', (_, { meta }) => {
    const { path, body } = meta.request.params;
    sent.push({ path, body: typeof body === 'string' ? body : JSON.stringify(body) });
  });
  const all: Sent[][] = [];
  for (const request of requests) {
    sent = [];
    await finder.search(request, new Date());
    all.push(sent);
  }
  await client.close();
  return all;
}

export const isCount = ({ body }: Sent): boolean => (JSON.parse(body) as { size: number }).size === 0;

/** A page's request as it is for its posts alone. */
export function withoutCounts({ path, body }: Sent): Sent {
  const { aggs: _, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return { path, body: JSON.stringify(rest) };
}

/** Asks the engine alone, one question after the other, all requests of one at once. */
export function askingEngine({ OPENSEARCH_URL }: BenchConfig, asked: readonly (readonly Sent[])[]): Ask {
  let count = 0;
  return () =>
    timed(async () => {
      const requests = asked[count++ % asked.length] ?? [];
      const headers = { 'content-type': 'application/json' };
      const answers = await Promise.all(
        requests.map(({ path, body }) => statusOf(new URL(path, OPENSEARCH_URL), { method: 'POST', headers, body })),
      );
      return Math.max(...answers);
    });
}
