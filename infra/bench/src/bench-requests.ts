import { startProductProcess } from '@waypost/local/testing/product-process';
import { type Ask, searching, timed } from './asking.ts';
import type { Bench } from './bench.ts';
import { processorMs, untilIdle } from './processor-time.ts';

const warmUps = 300;
const asked = 2_000;
const mostOfPage = 10;
const mostOfLookup = 4;

/** As somebody types them. */
const cities = ['Lon', 'Lond', 'Ber', 'Berl', 'New', 'New Y', 'San', 'Par', 'Ban', 'Mun'];

async function each(ask: Ask, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const { status } = await ask();
    if (status !== 200) throw new Error(`The product answered ${status}`);
  }
}

function getting(url: string, pathOf: (at: number) => string): Ask {
  let at = 0;
  return () =>
    timed(async () => {
      const address = `10.1.${(at >> 8) & 255}.${at & 255}`;
      const headers = { 'x-waypost': '1', 'x-forwarded-for': address };
      const answer = await fetch(`${url}${pathOf(at++)}`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    });
}

/**
 * The processor time of one request of a kind to the embedded product with its demo, through all its layers, one after the other, beside
 * the least that any request takes: whether it is alive. Needs no engine, but Linux.
 */
export const benchRequests: Bench = async (_config, tell) => {
  const settings = { WAYPOST_DEMO: '1', TRUSTED_PROXIES: 'loopback', RATE_LIMIT: '1000000' };
  tell('starting the product with its demo');
  const product = await startProductProcess(settings, { startWithin: 300_000, readyAt: 'Demo data:' });
  const pid = product.pid();
  async function taken(ask: Ask): Promise<number> {
    await each(ask, warmUps);
    await untilIdle(pid);
    const before = await processorMs(pid);
    await each(ask, asked);
    return ((await processorMs(pid)) - before) / asked;
  }
  try {
    tell('waiting until it has nothing to do');
    await untilIdle(pid);
    tell(`asking ${asked} times each`);
    const alive = await taken(getting(product.url, () => '/health/live'));
    const page = await taken(searching(product.url));
    const lookup = await taken(
      getting(
        product.url,
        (at) => `/api/search/cities?entity_text=${encodeURIComponent(cities[at % cities.length] ?? '')}`,
      ),
    );
    const beside = (measured: number) => ({ measured, baseline: alive, ratio: measured / alive, unit: 'ms' });
    return [
      {
        what: 'processor time of a page of the feed; bare: whether it is alive',
        ...beside(page),
        limit: { of: 'ratio', most: mostOfPage },
      },
      {
        what: 'processor time of a lookup of cities; bare: the same',
        ...beside(lookup),
        limit: { of: 'ratio', most: mostOfLookup },
      },
    ];
  } finally {
    await product.close();
  }
};
