import { setTimeout as sleep } from 'node:timers/promises';
import { startSupervisedProduct } from '@waypost/local/testing/product-process';
import { type Ask, arrive, searching } from './asking.ts';
import type { Bench } from './bench.ts';
import { memoryOf } from './soak/watch-memory.ts';

const demoWithinMs = 300_000;
const usedForSeconds = 600;
const perSecond = 5;
const mostMegabytes = 300;
const mostSeconds = 3;

/**
 * The embedded product with its demo as `npm start` runs it: how long until it can be used, at first and when it is started again,
 * and what it and everything that it started hold after ten minutes of searches. Needs no engine.
 */
export const benchStart: Bench = async (_, tell) => {
  const alone = { baseline: undefined, ratio: undefined };
  const settings = { WAYPOST_DEMO: '1', RATE_LIMIT: '1000000' };
  tell('starting for the first time');
  const began = performance.now();
  const product = await startSupervisedProduct(settings, { startWithin: demoWithinMs, readyAt: 'Demo data:' });
  const freshSeconds = (performance.now() - began) / 1_000;
  try {
    tell(`searching for ${usedForSeconds} s`);
    await arrive(searching(product.url), { perSecond, seconds: usedForSeconds });
    const megabytes = await memoryOf(product.pid());
    tell('starting again');
    await product.kill('SIGINT');
    const restarted = performance.now();
    const started = product.start();
    await firstPage(searching(product.url));
    const againSeconds = (performance.now() - restarted) / 1_000;
    await started;
    return [
      { what: 'a first start, until the demo is there', measured: freshSeconds, unit: 's', ...alone },
      {
        what: 'started again, until the first page',
        measured: againSeconds,
        unit: 's',
        limit: { of: 'measured', most: mostSeconds },
        ...alone,
      },
      {
        what: `memory after ${usedForSeconds / 60} minutes of ${perSecond} searches a second`,
        measured: megabytes,
        unit: 'MB',
        limit: { of: 'measured', most: mostMegabytes },
        ...alone,
      },
    ];
  } finally {
    await product.close();
  }
};

async function firstPage(ask: Ask): Promise<void> {
  while ((await ask()).status !== 200) await sleep(20);
}
