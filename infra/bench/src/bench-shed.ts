import { setTimeout as sleep } from 'node:timers/promises';
import { getJobPost, publishJobPost } from '@waypost/contracts/calls/jobs';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { signIn, type Person } from '@waypost/local/testing/person';
import { startProductProcess } from '@waypost/local/testing/product-process';
import { answeredIn, arrive, askAgainAndAgain, newQuestionOf, searching } from './asking.ts';
import type { Bench } from './bench.ts';
import { quantile } from './measurement.ts';

/** Asked one after the other each, for what the product answers at most. */
const askers = 32;
const seconds = 10;
const mostRatio = 1.5;

/**
 * The embedded product with its demo, as a process of its own, asked for pages of the feed that nobody asked for before: first by as many as it can answer,
 * then by twice as many as come whether the former were answered or not. Meanwhile a recruiter publishes.
 */
export const benchShed: Bench = async (_config, tell) => {
  const settings = { WAYPOST_DEMO: '1', TRUSTED_PROXIES: 'loopback', RATE_LIMIT: '1000000' };
  tell('starting the product with its demo');
  const product = await startProductProcess(settings, { startWithin: 300_000, readyAt: 'Demo data:' });
  try {
    const recruiter = await signIn(product.url, 'rosa.shed@example.org', 'Recruiter');
    const search = searching(product.url, newQuestionOf);
    tell('finding out how many it answers');
    await askAgainAndAgain(search, { askers, seconds: 3 });
    const bearable = (await askAgainAndAgain(search, { askers, seconds })).length / seconds;
    tell(`${bearable.toFixed(0)} a second; asking for as many, and for twice as many`);
    const atMost = await arrive(search, { perSecond: bearable, seconds });
    const published = publishSteadily(recruiter);
    const beyond = await arrive(search, { perSecond: 2 * bearable, seconds });
    const acknowledged = await published.end();
    const lost = await countLost(recruiter, acknowledged);

    const refused = beyond.filter(({ status }) => status === 503).map(({ ms }) => ms);
    const [p95, baseline] = [quantile(answeredIn(beyond), 0.95), quantile(answeredIn(atMost), 0.95)];
    return [
      {
        what: 'twice the load: answered a second',
        measured: answeredIn(beyond).length / seconds,
        baseline: bearable,
        ratio: answeredIn(beyond).length / seconds / bearable,
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
        measured: beyond.length - answeredIn(beyond).length - refused.length,
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
