import { setTimeout as sleep } from 'node:timers/promises';
import { getJobPost, publishJobPost } from '@waypost/contracts/calls/jobs';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { signIn, type Person } from '@waypost/local/testing/person';
import { startProductProcess } from '@waypost/local/testing/product-process';
import type { Bench } from './bench.ts';
import { quantile } from './measurement.ts';

const keywords = ['nurse', 'engineer', 'data', 'senior developer', 'manager', 'kubernetes', 'sales', 'teacher', ''];
/** Asked one after the other each, for what the product answers at most. */
const askers = 32;
const seconds = 10;
const mostRatio = 1.5;

type Asked = { status: number; ms: number };

/**
 * The embedded product with its demo, as a process of its own, asked for pages of the feed: first by as many as it can answer,
 * then by twice as many as come whether the former were answered or not. Meanwhile a recruiter publishes.
 */
export const benchShed: Bench = async (_config, tell) => {
  const settings = { WAYPOST_DEMO: '1', TRUSTED_PROXIES: 'loopback', RATE_LIMIT: '1000000' };
  tell('starting the product with its demo');
  const product = await startProductProcess(settings, { startWithin: 300_000, readyAt: 'Demo data:' });
  try {
    const recruiter = await signIn(product.url, 'rosa.shed@example.org', 'Recruiter');
    const search = createSearch(product.url);
    tell('finding out how many it answers');
    await askAgainAndAgain(search, 3);
    const bearable = (await askAgainAndAgain(search, seconds)).length / seconds;
    tell(`${bearable.toFixed(0)} a second; asking for as many, and for twice as many`);
    const atMost = await arrive(search, bearable);
    const published = publishSteadily(recruiter);
    const beyond = await arrive(search, 2 * bearable);
    const acknowledged = await published.end();
    const lost = await countLost(recruiter, acknowledged);

    const answered = (asked: readonly Asked[]) => asked.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const refused = beyond.filter(({ status }) => status === 503).map(({ ms }) => ms);
    const [p95, baseline] = [quantile(answered(beyond), 0.95), quantile(answered(atMost), 0.95)];
    return [
      {
        what: 'twice the load: answered a second',
        measured: answered(beyond).length / seconds,
        baseline: bearable,
        ratio: answered(beyond).length / seconds / bearable,
        unit: 'pages/s',
      },
      {
        what: 'twice the load: p95 of what is answered',
        measured: p95,
        baseline,
        ratio: p95 / baseline,
        unit: 'ms',
        limit: { of: 'ratio', most: mostRatio },
      },
      {
        what: 'twice the load: p95 until a refusal',
        measured: refused.length > 0 ? quantile(refused, 0.95) : 0,
        baseline: undefined,
        ratio: undefined,
        unit: 'ms',
      },
      {
        what: 'twice the load: neither answered nor refused',
        measured: beyond.length - answered(beyond).length - refused.length,
        baseline: undefined,
        ratio: undefined,
        unit: 'pages',
        limit: { of: 'measured', most: 0 },
      },
      {
        what: `posts published meanwhile (${acknowledged.length}) and lost`,
        measured: lost,
        baseline: undefined,
        ratio: undefined,
        unit: 'posts',
        limit: { of: 'measured', most: acknowledged.length > 0 ? 0 : -1 },
      },
    ];
  } finally {
    await product.close();
  }
};

type Search = () => Promise<Asked>;

/** Each from an address of its own, as many people are. */
function createSearch(url: string): Search {
  let count = 0;
  return async () => {
    count += 1;
    const keyword = keywords[count % keywords.length] ?? '';
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const began = performance.now();
    try {
      const answer = await fetch(`${url}/api/job-posts/search?${new URLSearchParams({ keyword }).toString()}`, {
        headers: { 'x-waypost': '1', 'x-forwarded-for': address },
      });
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - began };
    } catch {
      return { status: 0, ms: performance.now() - began };
    }
  };
}

async function askAgainAndAgain(search: Search, duration: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  const end = performance.now() + duration * 1_000;
  await Promise.all(
    Array.from({ length: askers }, async () => {
      while (performance.now() < end) {
        const one = await search();
        if (one.status === 200) asked.push(one);
        else await sleep(50);
      }
    }),
  );
  return asked;
}

/** Open arrival: at a fixed rate, so that waiting is counted. */
async function arrive(search: Search, perSecond: number): Promise<Asked[]> {
  const asked: Promise<Asked>[] = [];
  const began = performance.now();
  while (performance.now() < began + seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    while (asked.length < due) asked.push(search());
    await sleep(1);
  }
  return Promise.all(asked);
}

function publishSteadily(recruiter: Person) {
  const ended = new AbortController();
  const publishing = (async () => {
    const ids: string[] = [];
    while (!ended.signal.aborted) {
      const body = jobPostBody(recruiter, { title: `Keeper of bench ${ids.length}` });
      // What is refused was not acknowledged.
      const answer = await recruiter.call(publishJobPost, { body }).catch(() => undefined);
      if (answer) ids.push(answer.job_post.id);
      await sleep(200);
    }
    return ids;
  })();
  return {
    end: () => {
      ended.abort();
      return publishing;
    },
  };
}

async function countLost(recruiter: Person, ids: readonly string[]): Promise<number> {
  const read = ids.map((id) => recruiter.call(getJobPost, { params: { id }, querystring: {} }).then(() => true));
  const there = await Promise.all(read.map((one) => one.catch(() => false)));
  return there.filter((isThere) => !isThere).length;
}
