import { openBrowser } from '@waypost/frontend/e2e/open-browser';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { engines } from './testing/engines.ts';
import { openScene } from './testing/open-scene.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 });

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

let cluster: ClusterUnderTest;
let browser: Browser;
beforeAll(async () => {
  cluster = await startCluster();
  browser = await openBrowser();
});
afterAll(async () => {
  await engines.start('redis');
  await browser.close();
  await cluster.close();
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Job Seeker', { exact: true }).click();
  await page.getByRole('button', { name: 'Get Started as Job Seeker' }).click();
  await page.waitForURL('**/home');
}

it('pages say that the session cannot be checked while Redis is away, and recover by their button', async () => {
  const scene = await openScene(cluster.url);
  const post = await scene.publish({ title: 'Lantern keeper' });
  const context = await browser.newContext({ baseURL: cluster.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  const known = await context.newPage();
  await signUp(known, `lena.${crypto.randomUUID()}@example.org`);

  await engines.kill('redis');
  // One page remembers who is signed in, the other one only that somebody may be.
  await known.goto('/feed');
  const refused = known.getByRole('alert').filter({ hasText: 'We couldn’t check your session right now.' });
  await refused.waitFor();
  await known.evaluate('localStorage.clear()');
  const unknown = await context.newPage();
  await unknown.goto('/feed');
  const notice = unknown.getByText('We couldn’t check your session', { exact: true });
  await notice.waitFor();
  expect(await unknown.getByText('Nothing is lost. If you were signed in, you still are.').isVisible()).toBe(true);
  expect(new URL(unknown.url()).pathname).toBe('/feed');
  const stranger = await browser.newPage({ baseURL: cluster.url });
  stranger.setDefaultTimeout(60_000);
  // A busy machine can be late with the post itself: whoever reads asks again, as the page offers.
  const again = stranger.getByRole('button', { name: 'Retry' });
  await stranger.addLocatorHandler(again, () => again.click());
  await stranger.goto(`/public-job-details/${post}`);
  await stranger.getByRole('heading', { name: 'Lantern keeper' }).first().waitFor();

  await engines.start('redis');
  for (const page of [known, unknown]) {
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Lantern keeper').first().waitFor();
  }
  expect([await refused.count(), await notice.count()]).toEqual([0, 0]);
  await context.close();
});
