import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { api, newcomer, uploadResume } from './person.ts';
import { publishPost } from './publish-post.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Where, from the left, the Latin and the Hebrew words of a text begin. */
const begins = (element: Element) => {
  const of = (letters: RegExp) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = (walker.currentNode as Text).data.search(letters);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`No ${String(letters)} in ${element.textContent}`);
  };
  return { latin: of(/[a-z]/i), hebrew: of(/\p{Script=Hebrew}/u) };
};

/** What is written last stands at the left. */
async function expectFromTheRight(shown: Locator): Promise<void> {
  const { latin, hebrew } = await shown.first().evaluate(begins);
  expect(latin, await shown.first().innerText()).toBeLessThan(hebrew);
}

it('titles, questions and headlines that are written from the right are read from there', async () => {
  const recruiter = await newcomer(browser, 'Referrer');
  const word = `W${crypto.randomUUID().slice(0, 8)}`;
  const title = `נגר בכיר (${word})`;
  const id = await publishPost(recruiter.page, title, {
    description: 'אנחנו בונים רהיטים מעץ אלון עם SolidWorks.',
    questions: [{ custom_question: { question_text: 'כמה שנים עבדת עם SolidWorks?', question_type: 'text' } }],
  });
  const { page } = await newcomer(browser, 'Job Seeker');
  await api(page, 'POST', '/users/update', {
    first_name: 'Tamar',
    last_name: 'Oak',
    headline: 'נגר ומעצב (SolidWorks)',
  });
  await uploadResume(page, 'joiner.pdf', ['Joiner since 2018']);
  const search = () => api<{ total: number }>(page, 'GET', `/job-posts/search?keyword=${word}`);
  await expect.poll(async () => (await search()).total).toBe(1);
  await page.goto(`/feed?keyword=${word}`);
  const card = page.getByRole('article');
  await expectFromTheRight(card.getByRole('heading', { name: title }));
  await expectFromTheRight(card.getByText(/SolidWorks/));
  await page.goto(`/job/${id}`);
  await expectFromTheRight(page.getByRole('heading', { level: 1, name: title }));
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next: Answer Questions' }).click();
  await expectFromTheRight(dialog.getByText(/SolidWorks/));
  await page.goto('/profile');
  await expectFromTheRight(page.getByText('נגר ומעצב (SolidWorks)'));
  await recruiter.page.goto(`/create-job?edit=${id}`);
  await recruiter.page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Review' }).click();
  const posting = recruiter.page.getByRole('region', { name: 'Preview of the posting' });
  await expectFromTheRight(posting.getByText(/רהיטים/));
  await expectFromTheRight(posting.getByText(/כמה שנים/));
  await recruiter.page.goto('/posted-jobs?viewMode=list');
  await expectFromTheRight(recruiter.page.getByRole('link', { name: title }));
});
