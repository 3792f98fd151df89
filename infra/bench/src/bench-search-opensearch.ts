import { setTimeout as sleep } from 'node:timers/promises';
import type { JobSearchRequest } from '@waypost/jobs/search/job-search';
import { createOpenSearchClient } from '@waypost/jobs/search/opensearch/open-search-client';
import { readOpenSearch } from '@waypost/jobs/search/opensearch/open-search-job-search';
import { createSearchIndexes, type SearchIndexes } from '@waypost/jobs/search/opensearch/search-indexes';
import { withoutPassword } from '@waypost/runtime/without-password';
import { askingEngine, fillServing, isCount, type Sent, sentFor, withoutCounts } from './asking-engine.ts';
import { type Ask, timed } from './asking.ts';
import type { Bench } from './bench.ts';
import { quantile } from './measurement.ts';
import { plainCounts } from './plain-counts.ts';
import { dearestOdd, mostOfOddMs, popularRequests } from './search-requests.ts';

const usualPosts = 100_000;
const rounds = 40;
const mostOfPlain = 0.35;
/** Of pages by keywords, each after the counts of the one before. */
const pages = 200;
const mostOfBarePage = 1.3;
/** With fewer, a page takes so little that what comes beside it, on the same two processors, is as much. */
const leastOfLimit = 1_000_000;
const request = { page: 1, limit: 15, ctc_currency: 'USD' } as const;

/** Not from what the engine keeps of the request before. */
const uncached = ({ path, body }: Sent): Sent => ({
  path: `${path}${path.includes('?') ? '&' : '?'}request_cache=false`,
  body,
});

/**
 * What counting all facets takes the engine where nobody has said a keyword, beside counting them as one does at first; and what the page
 * takes beside its counts. Each alone. And how long one waits for a page whose counts come later, beside the bare query for its posts.
 */
export const benchSearchOpenSearch: Bench = async (readConfig, tell, { posts = usualPosts } = {}) => {
  const config = readConfig();
  const client = createOpenSearchClient(config.OPENSEARCH_URL, config.ENGINES_CA);
  const alias = `bench-${crypto.randomUUID()}`;
  const indexes = createSearchIndexes(client, alias, withoutPassword(config.OPENSEARCH_URL));
  const index = await indexes.make(`${alias}-1`);
  try {
    await indexes.serve(index);
    tell(`indexing ${posts} posts`);
    await fillServing(indexes, posts);
    await untilRefreshed(indexes, posts);
    const [sent = []] = await sentFor(config, alias, [request]);
    const [page, counts] = [sent.filter((one) => !isCount(one)), sent.filter(isCount).map(uncached)];
    const plain = { path: counts[0]?.path ?? '', body: JSON.stringify(plainCounts(request, new Date())) };
    tell(`asking ${rounds} times`);
    const [own, bare, hits] = await inTurns(
      [counts, [plain], page].map((some) => askingEngine(config, [some])),
      rounds,
    );
    tell(`asking for ${pages} pages`);
    const popular = popularRequests(pages);
    const bareOf = (await sentFor(config, alias, popular)).map((some) =>
      some.filter((one) => !isCount(one)).slice(0, 1),
    );
    const found = countingLater(client, index.name, popular);
    const [first, barePage] = await inTurns(
      [
        found,
        askingEngine(
          config,
          bareOf.map((some) => some.map(withoutCounts)),
        ),
      ],
      pages,
    );
    tell('asking odd questions');
    const finder = readOpenSearch(client, async () => index.name, { shards: 1 });
    const odd = await dearestOdd(
      (one) => finder.search(one, new Date()),
      () => processorMsOf(client),
    );
    const compared = (share: number, [some = [], others = []]: (number[] | undefined)[]) => {
      const [measured, baseline] = [quantile(some, share), quantile(others, share)];
      return { measured, baseline, ratio: measured / baseline, unit: 'ms' };
    };
    return [
      {
        what: `counting all facets of ${posts} posts; bare: each below its own filter, p50`,
        ...compared(0.5, [own, bare]),
        limit: { of: 'ratio', most: mostOfPlain },
      },
      { what: 'the same, p95', ...compared(0.95, [own, bare]) },
      {
        what: 'the page itself, p50',
        measured: quantile(hits ?? [], 0.5),
        baseline: undefined,
        ratio: undefined,
        unit: 'ms',
      },
      {
        what: 'pages by 20 keywords whose counts come later; bare: the query for their posts, p95',
        ...compared(0.95, [first, barePage]),
        ...(posts >= leastOfLimit && { limit: { of: 'ratio', most: mostOfBarePage } as const }),
      },
      { what: 'the same, p50', ...compared(0.5, [first, barePage]) },
      {
        what: `the most that an odd request takes the engine (${odd.what})`,
        measured: odd.ms,
        unit: 'ms',
        baseline: undefined,
        ratio: undefined,
        limit: { of: 'measured', most: mostOfOddMs },
      },
    ];
  } finally {
    await indexes.remove(index);
    await client.close();
  }
};

/** It tells what it knows anew each second. */
const toldEveryMs = 1_100;

/** What the engine has taken of its processors so far, in ms. What it does beside the request counts too. */
async function processorMsOf(client: ReturnType<typeof createOpenSearchClient>): Promise<number> {
  await sleep(toldEveryMs);
  const { body } = await client.transport.request({ method: 'GET', path: '/_nodes/stats/process' });
  const { nodes } = body as { nodes: Record<string, { process: { cpu: { total_in_millis: number } } }> };
  return Object.values(nodes).reduce((sum, node) => sum + node.process.cpu.total_in_millis, 0);
}

async function untilRefreshed(indexes: SearchIndexes, posts: number): Promise<void> {
  const [index] = await indexes.list();
  if (!index) throw new Error('The index is gone');
  while ((await indexes.open(index).count()) < posts) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** One page after the other, of whose counts the engine keeps none; before the next is asked for, they are there. */
function countingLater(
  client: ReturnType<typeof createOpenSearchClient>,
  index: string,
  requests: readonly JobSearchRequest[],
): Ask {
  const finder = readOpenSearch(client, async () => index, { shards: 1 });
  let asked = 0;
  return async () => {
    const one = requests[asked++ % requests.length] ?? request;
    await client.indices.clearCache({ index, request: true });
    const answered = await timed(async () => {
      await finder.search({ ...one, counts: 'later' }, new Date());
      return 200;
    });
    await finder.search(one, new Date());
    return answered;
  };
}

/** Each once a round, after one to warm up. @returns milliseconds of each. */
async function inTurns(asks: readonly Ask[], rounds: number): Promise<number[][]> {
  const times = asks.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [at, ask] of asks.entries()) {
      const { status, ms } = await ask();
      if (status !== 200) throw new Error(`The engine answered ${status}`);
      if (round > 0) times[at]?.push(ms);
    }
  }
  return times;
}
