import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectFine } from './expect-fine.ts';
import { keyboardOf } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { api, type BrowsingPerson, newcomer, whoIs } from './person.ts';

/** What somebody has in their profile stays, whatever two tabs do to it, until they take it away. */
let browser: Browser;
let person: BrowsingPerson;
beforeAll(async () => {
  browser = await openBrowser();
  person = await newcomer(browser, 'Job Seeker');
  await api(person.page, 'POST', '/users/update', { first_name: 'Mira', last_name: 'Okoye' });
  const insert = { operation: 'insert', accomplishment_type: 'Awards', description: '' };
  await api(person.page, 'POST', '/users/profile/update', { accomplishments: [{ ...insert, title: 'Golden loaf' }] });
});
afterAll(() => browser.close());

/** By pointer, as the way there is not what is looked at. */
async function changeAward(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Edit Golden loaf' }).click();
  for (const [label, typed] of Object.entries(words)) {
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${label}`))
      .fill(typed);
  }
}

it('what two tabs change differently is asked about, and what only one of them changed is kept of both', async () => {
  const { page: mine, context } = person;
  const other = await context.newPage();
  await Promise.all([mine.goto('/profile'), other.goto('/profile')]);
  await changeAward(mine, { Title: 'Silver loaf' });
  await changeAward(other, { Title: 'Bronze loaf', Description: 'Third of nine.' });
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await other.getByText('Accomplishments saved successfully!').waitFor();
  await other.close();

  const { use, pick } = keyboardOf(mine);
  await use(mine.getByRole('dialog').getByRole('button', { name: 'Save' }));
  const merge = mine.getByRole('dialog', { name: 'This was changed in the meantime' });
  await merge.getByRole('radiogroup', { name: 'Title' }).waitFor();
  await expectFine(mine, { shows: merge, name: 'merging', isPlain: true });
  await pick(mine.getByRole('radio', { name: /Bronze loaf/ }));
  await pick(mine.getByRole('radio', { name: /Silver loaf/ }));
  await use(merge.getByRole('button', { name: 'Save' }));
  const award = mine.getByRole('region', { name: 'Accomplishments' });
  await award.getByText('Silver loaf').waitFor();
  await award.getByText('Third of nine.').waitFor();
  await mine.getByRole('button', { name: 'Edit Silver loaf' }).and(mine.locator(':focus')).waitFor();
  expect(person.problems.filter((problem) => !problem.includes('status of 409'))).toEqual([]);
});

it('sections are put in order by their buttons and by pointer', async () => {
  const { page } = person;
  const { use, reach, press } = keyboardOf(page);
  const opener = page.getByRole('button', { name: 'Change the order of sections' });
  const dialog = page.getByRole('dialog', { name: 'Order of sections' });
  const order = async () => (await dialog.getByRole('row').allTextContents()).map((words) => words.trim());
  await page.goto('/profile');
  await use(opener);
  await dialog.getByRole('row').first().waitFor();
  const before = await order();
  // A list is one stop of Tab; within it the arrows go, and along a row to its buttons.
  await reach(dialog.getByRole('row').first());
  await press('ArrowDown');
  const up = dialog.getByRole('button', { name: 'Move Education up' });
  for (let step = 0; step < 4 && (await up.and(page.locator(':focus')).count()) === 0; step++)
    await press('ArrowRight');
  await up.and(page.locator(':focus')).waitFor();
  await press('Enter');
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)]);

  await dialog.getByRole('row', { name: 'Social links' }).dragTo(dialog.getByRole('row').first(), {
    targetPosition: { x: 60, y: 2 },
  });
  await expect.poll(order).toEqual([before.at(-1), before[1], before[0], ...before.slice(2, -1)]);
  await use(dialog.getByRole('button', { name: 'Save' }));
  await page.getByText('Order of sections saved successfully!').waitFor();
  await opener.and(page.locator(':focus')).waitFor();
  const shown = page.getByRole('heading', { level: 2 });
  await page.reload();
  await opener.waitFor();
  const titles = await shown.allTextContents();
  expect(titles.filter((title) => before.includes(title))).toEqual([
    before.at(-1),
    before[1],
    before[0],
    ...before.slice(2, -1),
  ]);
  expect(person.problems.filter((problem) => !problem.includes('status of 409'))).toEqual([]);
});

it('a picture is sent, shown to others, and removed', async () => {
  const { page } = person;
  const { use, giveFile } = keyboardOf(page);
  await page.goto('/profile');
  // A photograph, as the browser itself would make it.
  const jpeg = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const pen = canvas.getContext('2d');
    const shade = pen.createLinearGradient(0, 0, 900, 600);
    shade.addColorStop(0, 'teal');
    shade.addColorStop(1, 'orange');
    pen.fillStyle = shade;
    pen.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1];
  })()`);
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg, 'base64') };
  await giveFile(page.getByRole('button', { name: 'Add picture' }), picture);
  const remove = page.getByRole('button', { name: 'Remove your picture' });
  await remove.waitFor();
  await page.getByRole('button', { name: 'Change your picture' }).and(page.locator(':focus')).waitFor();
  await expectFine(page, { shows: remove, name: 'profile with a picture', isPlain: true });
  const { user_id } = await whoIs(page);
  const { user } = await api<{ user: { profile_img_url: string } }>(page, 'GET', `/users/${user_id}/profile`);
  const sent = await page.request.get(user.profile_img_url);
  expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'image/webp']);
  await use(remove);
  await remove.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add picture' }).and(page.locator(':focus')).waitFor();
  expect(person.problems.filter((problem) => !problem.includes('status of 409'))).toEqual([]);
});

it('all of it is downloaded, and gone once the account is', async () => {
  const { page } = person;
  const { use, fill, press, reach } = keyboardOf(page);
  const award = { operation: 'insert', accomplishment_type: 'Awards', title: 'Rye of the year', description: '' };
  await api(page, 'POST', '/users/profile/update', { accomplishments: [award] });
  await page.goto('/settings?tab=privacy');
  await reach(page.getByRole('button', { name: 'Download my data' }));
  const coming = page.waitForEvent('download');
  await press('Enter');
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^waypost-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await saved.path());
  // Local file header at its start and the end of its central directory (APPNOTE 4.3.7, 4.3.16): nothing opens without them.
  expect(archive.indexOf('PK\u0003\u0004')).toBe(0);
  expect(archive.indexOf('PK\u0005\u0006')).toBeGreaterThan(0);
  for (const words of ['Rye of the year', 'Okoye']) expect(archive.includes(words), words).toBe(true);
  await page.getByText(/^Downloaded, /).waitFor();

  await reach(page.getByRole('tab', { name: 'Privacy' }));
  await press('ArrowLeft');
  await use(page.getByRole('button', { name: 'Delete account…' }));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const { userInfos } = await api<{ userInfos: { email: string; username: string } }>(page, 'GET', '/users/');
  await fill(dialog.getByRole('textbox'), 'somebody@example.org');
  await press('Enter');
  await dialog.getByText('This is not the e-mail address of your account').waitFor();
  await press('ControlOrMeta+a');
  await page.keyboard.type(userInfos.email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/signin');
  await page.getByText('Your account was deleted. Goodbye, and all the best.').waitFor();
  const gone = await page.request.get(`/profile/${userInfos.username}`);
  expect(gone.status()).toBe(404);
});
