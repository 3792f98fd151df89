import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@waypost/local/testing/person';
import { startProductProcess } from '@waypost/local/testing/product-process';
import { type Measurement, median, quantile } from '../measurement.ts';
import { openWatchedPage } from './watched-page.ts';

const demoWithinMs = 600_000;
const rounds = 3;
/** How long a page is left alone first: who looks for a facet takes longer, and what it still loads is not of the press. */
const atRestMs = 1_000;
const clickMs = 200;

/** In the page: chooses by the label of a facet's value, and says after how many ms the results of that are painted. */
const clickFacet = `async (name) => {
  const heading = [...document.querySelectorAll('h1, h2')].find((one) => /jobs$|found$/.test(one.textContent));
  const before = heading.textContent;
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const label = [...document.querySelectorAll('details label')].find((one) => one.textContent.startsWith(name));
  const began = performance.now();
  label.click();
  while (heading.textContent === before) await painted();
  await painted();
  return performance.now() - began;
}`;

/** Values of facets of every kind, each of which leaves fewer results. */
const values = ['India', 'Last 14 days', '$50,000+', '2 years', 'Customer service', 'Closed'];

/** From the press on a facet until its results are painted, over the posts of the demo. */
export async function benchFacets(tell: (sentence: string) => void): Promise<Measurement[]> {
  tell('starting the product with its demo');
  const product = await startProductProcess(
    { WAYPOST_DEMO: '1' },
    { startWithin: demoWithinMs, readyAt: 'Demo data:' },
  );
  try {
    const seeker = await signIn(product.url, 'lena.moe@example.org', 'Job Seeker');
    const watched = await openWatchedPage(product.url, seeker.email);
    const { page } = watched;
    const times: number[] = [];
    const open = async () => {
      await page.goto('/feed');
      await page.locator('details').first().waitFor();
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
      await page.locator('details label').first().waitFor();
      await sleep(atRestMs);
    };
    for (let round = 0; round < rounds; round++) {
      for (const value of values) {
        await open();
        const took = await page.evaluate<number>(`(${clickFacet})(${JSON.stringify(value)})`);
        times.push(took);
        tell(`${value}: ${Math.round(took)} ms`);
      }
    }
    await watched.close();
    const figure = { baseline: undefined, ratio: undefined, unit: 'ms' };
    const limit = { of: 'measured', most: clickMs } as const;
    return [
      { what: 'a facet, to its results', measured: median(times), limit, ...figure },
      { what: 'a facet, to its results, the 95th of 100', measured: quantile(times, 0.95), ...figure },
    ];
  } finally {
    await product.close();
  }
}
