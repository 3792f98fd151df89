import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectUnmoved, watchShifts } from './layout-shift.ts';
import { openBrowser } from './open-browser.ts';
import { api, type BrowsingPerson, newcomer, somebody, uploadResume } from './person.ts';
import { publishPost } from './publish-post.ts';
import { resumePdf } from './resume-pdf.ts';

let browser: Browser;
let recruiter: BrowsingPerson;
let seeker: BrowsingPerson;

beforeAll(async () => {
  browser = await openBrowser();
  recruiter = await newcomer(browser, 'Recruiter');
  seeker = await newcomer(browser, 'Job Seeker');
});
afterEach(() => Promise.all([recruiter, seeker].map(({ page }) => page.unrouteAll())));
afterAll(() => browser.close());

/** A post that the search finds. */
async function publish(name: string): Promise<{ id: string; title: string }> {
  const title = `${name} ${crypto.randomUUID().slice(0, 8)}`;
  const id = await publishPost(recruiter.page, title);
  const find = () => api<{ total: number }>(recruiter.page, 'GET', `/job-posts/search?keyword=${title.split(' ')[1]}`);
  await expect.poll(async () => (await find()).total).toBe(1);
  return { id, title };
}

/** Until it is let through again, a call is answered so. */
const refuse = (page: Page, calls: string | RegExp, status: number, error_code: string, message: string) =>
  page.route(calls, (route) => route.fulfill({ status, json: { status, error_code, message, errors: [] } }));

const search = /\/api\/job-posts\/search/;

describe('the feed', () => {
  it('comes drawn for who is signed in, and stays as it is when the app takes over', async () => {
    for (const width of [1280, 320]) {
      const { page, context, problems, close } = await somebody(browser, { width });
      await context.addCookies(await seeker.context.cookies());
      await watchShifts(context);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      // Far behind the newest, which other tests publish: a page of long texts is drawn in part, and its whole is asked for.
      const answer = await page.goto('/feed?page=10');
      expect(await answer?.text()).toContain('<article');
      await page
        .getByRole('button', { name: /^Theme/ })
        .first()
        .waitFor();
      await expect.poll(() => calls).toContain('/api/live');
      expect(calls.filter((path) => /\/api\/(?:users\/$|job-posts\/search)/.test(path))).toEqual([]);
      await expectUnmoved(page, `the feed at ${width} px`);
      expect(problems).toEqual([]);
      await close();
    }
  });

  it('begins its results high on the page, and scrolls in one place', async () => {
    const { page } = seeker;
    await publish('Grocer');
    await page.goto('/feed');
    // What came drawn is taken over meanwhile, and is nowhere at that moment.
    await expect.poll(async () => (await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(220);
    const scrollers = await page.evaluate(
      `[...document.querySelectorAll('main *')].filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && !part.closest('[aria-hidden=true]')).length`,
    );
    expect(scrollers).toBe(0);
  });

  it('calls the newest jobs by their name where they cannot be loaded', async () => {
    const { page } = seeker;
    await page.goto('/settings');
    await refuse(page, search, 500, 'internal', 'Something went wrong. Please try again.');
    await page.getByRole('link', { name: 'Feed' }).click();
    await page.getByRole('alert').getByText('Failed to load jobs').waitFor();
    await page
      .getByRole('region', { name: /notification/i })
      .getByText('Failed to load jobs')
      .waitFor();
    expect(await page.getByText('Search failed').count()).toBe(0);
  });

  it('leads back from a page beyond the last one', async () => {
    const { page } = seeker;
    const { title } = await publish('Miller');
    await page.goto(`/feed?keyword=${title.split(' ')[1]}&page=40`);
    await page.getByText('Page 40 is empty').waitFor();
    await page.getByRole('button', { name: 'Go to First Page' }).click();
    await page.getByRole('link', { name: title }).waitFor();
  });

  it('shows a post as closed that was closed on its page', async () => {
    const { page } = recruiter;
    const { title } = await publish('Cook');
    await page.goto(`/feed?keyword=${title.split(' ')[1]}`);
    await page.getByRole('article').getByText('Open').waitFor();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Close Job' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close job' }).click();
    await page.getByText('Job status changed to Closed').waitFor();
    await page.goBack();
    await page.getByRole('article').getByText('Closed').waitFor();
  });
});

describe('the public page of a post', () => {
  it('asks who is signed out to sign in for saving and for applying', async () => {
    const { id } = await publish('Porter');
    const { page, close } = await somebody(browser);
    await page.goto(`/public-job-details/${id}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please sign in to save jobs').waitFor();
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await page.getByText('You must be logged in to apply for jobs').waitFor();
    await page.waitForURL('**/signin');
    await close();
  });

  it('has on paper what it says, and nothing to press, as the page of who is signed in', async () => {
    const { id } = await publish('Printer');
    const { page, close } = await somebody(browser);
    await page.goto(`/public-job-details/${id}`);
    const ways = page.getByRole('link', { name: /^(Apply Now|Sign In to Apply|Get Score|Get Started)$/ });
    await ways.first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { name: 'Job Description' }).waitFor();
    expect(await ways.count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Skip to content' }).count()).toBe(0);
    await close();
    const { page: own } = seeker;
    await own.goto(`/job/${id}`);
    const steps = own
      .getByRole('main')
      .getByText(/^(Apply Now|Save|Share|Back|Improve Profile|See how it adds up)$/)
      .filter({ visible: true });
    await steps.filter({ hasText: 'Improve Profile' }).waitFor();
    await steps.filter({ hasText: 'See how it adds up' }).waitFor();
    await own.emulateMedia({ media: 'print' });
    await expect.poll(() => steps.allTextContents()).toEqual([]);
    for (const path of ['/feed', '/profile']) {
      await own.goto(path);
      await own
        .getByRole('article')
        .or(own.getByRole('heading', { name: 'Skills' }))
        .first()
        .waitFor();
      expect(await own.getByRole('main').getByRole('button').count(), path).toBe(0);
    }
    await own.emulateMedia({ media: null });
  });

  it('saves the post for who is signed in', async () => {
    const { page } = seeker;
    const { id } = await publish('Gardener');
    await page.goto(`/public-job-details/${id}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Job saved successfully').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
  });
});

describe('applying', () => {
  it('takes only an application that is there for one, and keeps what was typed at any other refusal', async () => {
    const { page } = seeker;
    const { id } = await publish('Smith');
    await page.goto(`/job/${id}`);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resumePdf(['Smith since 2019']) });
    await dialog.getByText('Resume selected').waitFor();
    await dialog.getByRole('button', { name: 'Next: Answer Questions' }).click();
    await dialog.getByText('Yes').click();

    const apply = `**/api/job-posts/${id}/apply`;
    const lost = 'Others are changing this at the same moment. Please try again.';
    await refuse(page, apply, 409, 'conflict', lost);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await dialog.getByText(lost).waitFor();
    await dialog.getByText('1 of 1 questions answered').waitFor();
    expect(await page.getByText('Applied', { exact: true }).count()).toBe(0);

    await page.unroute(apply);
    await refuse(page, apply, 409, 'already-applied', 'You have already applied for this job');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('You have already applied for this job').waitFor();
    await page.getByText('Applied', { exact: true }).first().waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it('without the resume that was chosen says what is missing, and shows the resumes', async () => {
    const { page } = seeker;
    const { id } = await publish('Weaver');
    await uploadResume(page, 'weaver.pdf', ['Weaver since 2019']);
    await page.goto(`/job/${id}`);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Next: Answer Questions' }).click();
    await dialog.getByText('Yes').click();
    await page.route(/\/api\/resumes$/, (route) => route.fulfill({ json: { resumes: [], total: 0 } }));
    await refuse(page, `**/api/job-posts/${id}/apply`, 503, 'unavailable', 'Not now');
    // Who comes back to the network asks again what there is.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    const isSaid = async () => {
      await dialog.getByRole('button', { name: 'Submit Application' }).click();
      return page.getByText('Missing required information to apply').count();
    };
    await expect.poll(isSaid).toBe(1);
    await dialog.getByText('No resumes found').waitFor();
  });

  it('on a phone stays in sight at the lower edge, however far one has read', async () => {
    const { page } = seeker;
    const { id } = await publish('Cooper');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/job/${id}`);
    const apply = page.getByRole('button', { name: 'Apply Now' });
    await apply.waitFor();
    for (const place of [0, 400, 100_000]) {
      await page.evaluate(`scrollTo(0, ${place})`);
      await expect.poll(async () => (await apply.boundingBox())?.y).toBeGreaterThan(560);
      const box = await apply.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
  });
});
