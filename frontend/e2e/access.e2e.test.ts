import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { anAddress, api, enter, newcomer, signIn, somebody } from './person.ts';
import { publishPost } from './publish-post.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

describe('access', () => {
  it('brings a signed-out person back to the page they asked for', async () => {
    const email = anAddress();
    const { page, problems, close } = await newcomer(browser, 'Job Seeker', { email });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/signin');

    await page.goto('/feed?keyword=nurse');
    await page.waitForURL('**/signin');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/feed?keyword=nurse');
    // Who logs out before all of a page has come is refused the rest of it.
    expect(problems.filter((problem) => !/\/home: .* 401 /.test(problem))).toEqual([]);
    await close();
  });

  it('leaves nothing on the screen when an account that exists already logs out, in no tab', async () => {
    const email = anAddress();
    await (await newcomer(browser, 'Job Seeker', { email })).close();

    const { page, context, close } = await somebody(browser);
    await enter(context, email);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/home');
      await tab.getByRole('link', { name: 'Settings' }).click();
      await tab.getByRole('textbox', { name: 'E-mail' }).waitFor();
    }
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/signin');
    await page.getByText('Logged out successfully').waitFor();
    await other.waitForURL('**/signin');
    await other.getByText('You signed out in another tab').waitFor();
    for (const tab of [page, other]) {
      await tab.goBack();
      await tab.getByRole('button', { name: 'Continue with Google' }).waitFor();
      expect(await tab.getByText(email).count()).toBe(0);
      const kept = await tab.evaluate('JSON.stringify([localStorage, sessionStorage])');
      expect(kept).not.toContain(email);
    }
    await close();
  });

  it('says that a session ended as soon as it did, and leads back to where one was', async () => {
    const email = anAddress();
    const { page, context, close } = await newcomer(browser, 'Recruiter', { email });
    await page.goto('/posted-jobs');
    await page.getByText('No jobs posted yet').waitFor();
    const elsewhere = await browser.newContext({ storageState: await context.storageState() });
    const another = await elsewhere.newPage();
    await another.goto(new URL('/home', page.url()).href);
    await another.getByRole('heading', { name: /Welcome/ }).waitFor();
    await another.getByRole('button', { name: 'Log out' }).click();
    await another.waitForURL('**/signin');
    await elsewhere.close();

    await page.waitForURL('**/signin');
    await page.getByText('Your session ended').waitFor();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/posted-jobs');
    await close();
  });

  it('brings somebody new to the job that they came for', async () => {
    const recruiter = await newcomer(browser, 'Recruiter');
    const id = await publishPost(recruiter.page, 'Lamp Trimmer');
    await recruiter.close();
    const { page, close } = await somebody(browser);
    await page.goto(`/public-job-details/${id}`);
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Email').fill(anAddress());
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByText('Job Seeker', { exact: true }).click();
    await page.getByRole('button', { name: 'Get Started as Job Seeker' }).click();
    await page.waitForURL(`**/job/${id}`);
    await close();
  });

  it('begins a trace with what a person does, for all calls that follow from it', async () => {
    const { page, close } = await newcomer(browser, 'Job Seeker');
    const traces = new Map<string, string | undefined>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/') || pathname === '/api/live') return;
      traces.set(pathname, /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(request.headers()['traceparent'] ?? '')?.[1]);
    });
    await page.goto('/feed?keyword=nurse');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('load');
    await expect.poll(() => traces.has('/api/job-posts/search') && traces.has('/api/users/')).toBe(true);
    const [opened] = traces.values();
    expect(opened).toBeDefined();
    expect(new Set(traces.values())).toEqual(new Set([opened]));

    traces.clear();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/signin');
    const left = traces.get('/api/auth/logout');
    expect(left).toMatch(/^[0-9a-f]{32}$/);
    expect(left).not.toBe(opened);
    await close();
  });

  it('lets one account own a dashboard of each role, and switch', async () => {
    const { page, close } = await newcomer(browser, 'Recruiter');
    await page.goto('/home');
    await page.getByRole('button', { name: 'Create New Dashboard' }).click();
    await page.getByRole('heading', { name: 'Create New Dashboard' }).waitFor();
    await expect(page.getByRole('radio', { name: /Recruiter/ }).isDisabled()).resolves.toBe(true);
    await page.getByText('Job Seeker', { exact: true }).click();
    await page.getByRole('button', { name: 'Create Job Seeker Dashboard' }).click();
    await page.getByRole('button', { name: /My Job Seeker Dashboard/ }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Job Applications' }).waitFor();

    await page.getByRole('button', { name: /Switch dashboard/ }).click();
    await page.getByRole('menuitemradio', { name: /My Recruiter Dashboard/ }).click();
    await page.getByRole('link', { name: 'Posted Jobs' }).waitFor();
    await close();
  });

  it('asks which dashboard in a browser that has not chosen one', async () => {
    const email = anAddress();
    const first = await newcomer(browser, 'Recruiter', { email });
    await api(first.page, 'POST', '/dashboards/', { dsh_type: 'Referrer' });
    await first.close();

    const second = await somebody(browser);
    await signIn(second.page, email);
    await second.page.waitForURL('**/select-dashboard');
    await second.page.goto('/feed');
    await second.page.waitForURL('**/select-dashboard');
    await second.page.getByRole('button', { name: 'My Referrer Dashboard' }).click();
    await second.page.waitForURL('**/feed');
    await second.close();
  });
});
