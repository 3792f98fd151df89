import { startCluster } from '@waypost/cluster/testing/start-cluster';
import type { JobSearchRequest } from '@waypost/jobs/search/job-search';
import { openClusterSearch } from '@waypost/jobs/search/opensearch/open-cluster-search';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import { until } from '@waypost/runtime/testing/until';
import { askingEngine, fillServing, sentFor, withoutCounts } from './asking-engine.ts';
import { type Ask, answeredIn, arrive, askAgainAndAgain, searching } from './asking.ts';
import type { Bench } from './bench.ts';
import { median, quantile } from './measurement.ts';
import { popularRequests, searchRequests } from './search-requests.ts';

const usualPosts = 100_000;
/** So many that each is asked for once or twice in all: what was counted for one is of no use to another, neither here nor in the engine. */
const questions = 2_000;
const popularOnes = 400;
const askers = 8;
const seconds = 10;
/** Beside one to warm up, which is not counted. */
const rounds = 3;
const leastOfUncached = 0.85;
const mostAddedMs = 5;
const leastOfPopular = 2;

/** The query of a request, as a page asks for it. */
const queryOf = (request: JobSearchRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));

/** Closed arrival at either, in turns. @returns answers a second. */
async function inTurns(own: Ask, bare: Ask, tell: (sentence: string) => void) {
  const turns: { own: number; bare: number }[] = [];
  const perSecond = async (ask: Ask) => (await askAgainAndAgain(ask, { askers, seconds })).length / seconds;
  for (let round = 0; round <= rounds; round++) {
    const turn = { bare: await perSecond(bare), own: await perSecond(own) };
    const name = round === 0 ? 'warm-up' : `round ${round}`;
    tell(`${name}: ${turn.own.toFixed(1)} pages/s, bare ${turn.bare.toFixed(1)}`);
    if (round > 0) turns.push(turn);
  }
  return {
    measured: median(turns.map((turn) => turn.own)),
    baseline: median(turns.map((turn) => turn.bare)),
    ratio: median(turns.map((turn) => turn.own / turn.bare)),
    unit: 'pages/s',
  };
}

/**
 * Pages of the feed through the BFF and the jobs service, over 100,000 posts: such as nobody asked for lately, beside the same requests
 * sent to the engine alone; and such as many ask for, beside the engine without facets. Every process of Waypost runs on this machine.
 */
export const benchHttp: Bench = async (readConfig, tell, { posts = usualPosts } = {}) => {
  const config = readConfig();
  tell('starting every process');
  const cluster = await startCluster();
  const inside = await openOnServers(cluster.namespace, { mongodbUrl: cluster.mongodbUrl });
  const place = { openSearchUrl: config.OPENSEARCH_URL, ca: config.ENGINES_CA };
  const search = await openClusterSearch(inside.portsFor('jobs'), place);
  try {
    tell(`indexing ${posts} posts`);
    await fillServing(search.indexes, posts);
    await until(async () => (await search.search.count()) === posts, { within: 60_000 });

    const different = searchRequests(questions).map((request, at) => ({ ...request, min_ctc: 10_000 + at }));
    const own = searching(cluster.url, (at) => queryOf(different[at % questions]!));
    const bare = askingEngine(config, await sentFor(config, search.indexes.alias, different));
    const uncached = await inTurns(own, bare, tell);
    const half = { perSecond: uncached.measured / 2, seconds };
    tell(`${half.perSecond.toFixed(1)} a second of either`);
    const waits: { own: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const p95Of = async (ask: Ask) => quantile(answeredIn(await arrive(ask, half)), 0.95);
      const wait = { bare: await p95Of(bare), own: await p95Of(own) };
      tell(`p95 ${wait.own.toFixed(1)} ms, bare ${wait.bare.toFixed(1)}`);
      waits.push(wait);
    }
    const [ownP95, bareP95] = [median(waits.map((one) => one.own)), median(waits.map((one) => one.bare))];

    const popular = popularRequests(popularOnes);
    const hits = (await sentFor(config, search.indexes.alias, popular)).map(([first]) => [withoutCounts(first!)]);
    const often = await inTurns(
      searching(cluster.url, (at) => queryOf(popular[at % popularOnes]!)),
      askingEngine(config, hits),
      tell,
    );
    return [
      {
        what: 'feed pages that nobody asked for lately; bare: the same requests to the engine',
        ...uncached,
        limit: { of: 'ratio', least: leastOfUncached },
      },
      {
        what: 'p95 at half of that',
        measured: ownP95,
        baseline: bareP95,
        ratio: ownP95 / bareP95,
        unit: 'ms',
      },
      {
        what: 'p95 added at half of that',
        measured: median(waits.map((one) => one.own - one.bare)),
        baseline: undefined,
        ratio: undefined,
        unit: 'ms',
        limit: { of: 'measured', most: mostAddedMs },
      },
      {
        what: 'feed pages that many ask for; bare: their hits without facets',
        ...often,
        limit: { of: 'ratio', least: leastOfPopular },
      },
    ];
  } finally {
    await search.close();
    await inside.close();
    await cluster.close();
  }
};
