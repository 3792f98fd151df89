import { screen, waitFor, within } from '@testing-library/react';
import { aJobPostDetails, aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aScore } from '@waypost/contracts/testing/scores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';
import { from } from '../../../theme/breakpoints.ts';
import { letSingleKeysAct } from '../../../ui/behaviour/single-keys.ts';

const jobs = ['Baker', 'Miller', 'Grocer'].map((title) => aJobPostListing({ title }));
const [baker, miller] = jobs as [(typeof jobs)[0], (typeof jobs)[0]];
let isWide = true;
const usual = globalThis.matchMedia;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('scrollBy', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(usual(media), { matches: isWide && media.includes(from.split) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function open(address = '/feed?keyword=bread') {
  const app = renderApp(address, { as: aSeeker() });
  app.bff.answer('searchJobPosts', () => aJobSearchResult({ jobs, total: 3 }));
  app.bff.answer('listScores', () => ({ scores: [] }));
  app.bff.answer('getScore', () => ({ ...aScore(), userScore: 640 }));
  app.bff.answer('getJobPost', ({ params }) =>
    aJobPostDetails({ job_post: jobs.find(({ _id }) => _id === params['id'])! }),
  );
  await screen.findByRole('link', { name: 'Baker' });
  return app;
}
const region = { name: 'Job preview' };
const preview = () => screen.findByRole('region', region);
// Each post comes in a region of its own.
const titled = (name: string) =>
  waitFor(() => within(screen.getByRole('region', region)).getByRole('heading', { level: 2, name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Job preview' })).toBeNull());
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

test('where there is room a post opens beside its list, at its own address, with focus and all that can be done', async () => {
  const { person, address } = await open();
  await person.click(screen.getByRole('link', { name: 'Baker' }));
  await hasFocus(await titled('Baker'));
  expect(address()).toBe(`/job/${baker._id}`);
  expect(document.title).toBe('Baker · Waypost');
  const pane = within(await preview());
  pane.getByRole('button', { name: /^Apply Now/ });
  pane.getByRole('button', { name: 'Save' });
  await pane.findByText('ATS Score');
  expect(screen.getByRole('link', { name: 'Baker' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('heading', { level: 1, name: 'Feed' })).toBeDefined();
  expect(screen.getByRole('heading', { name: '3 job(s) found' })).toBeDefined();
});

test.each([
  ['the way back', () => history.back()],
  ['Escape', (person: Awaited<ReturnType<typeof open>>['person']) => person.keyboard('{Escape}')],
  [
    'its button',
    async (person: Awaited<ReturnType<typeof open>>['person']) =>
      person.click(screen.getByRole('button', { name: 'Close preview' })),
  ],
])('%s closes it, and focus is on the card again', async (_how, close) => {
  const { person, address, bff } = await open();
  await person.click(screen.getByRole('link', { name: 'Baker' }));
  await titled('Baker');
  const searches = bff.askedFor('searchJobPosts').length;
  await close(person);
  await isClosed();
  expect(address()).toBe('/feed?keyword=bread');
  await hasFocus(screen.getByRole('link', { name: 'Baker' }));
  expect(document.title).toBe('“bread” – Feed · Waypost');
  expect(bff.askedFor('searchJobPosts')).toHaveLength(searches);
});

test('J and K, and the arrows on a card, go through the list with the post beside it, and one way back closes it', async () => {
  const { person, address } = await open();
  await person.click(screen.getByRole('link', { name: 'Baker' }));
  await titled('Baker');
  await person.keyboard('j');
  await titled('Miller');
  await hasFocus(screen.getByRole('link', { name: 'Miller' }));
  await person.keyboard('{ArrowDown}');
  await titled('Grocer');
  await person.keyboard('k');
  await titled('Miller');
  expect(address()).toBe(`/job/${miller._id}`);
  history.back();
  await isClosed();
  expect(address()).toBe('/feed?keyword=bread');
  await hasFocus(screen.getByRole('link', { name: 'Miller' }));
});

test('where single keys are turned off J does nothing, and the arrows go on', async () => {
  letSingleKeysAct(false);
  const { person } = await open();
  screen.getByRole('link', { name: 'Baker' }).focus();
  await person.keyboard('j');
  await hasFocus(screen.getByRole('link', { name: 'Baker' }));
  await person.keyboard('{ArrowDown}');
  await hasFocus(screen.getByRole('link', { name: 'Miller' }));
});

test('another search closes it', async () => {
  const { person, address } = await open();
  await person.click(screen.getByRole('link', { name: 'Baker' }));
  await titled('Baker');
  await person.click(screen.getByRole('button', { name: /Remove.*bread/ }));
  await isClosed();
  expect(address()).toBe('/feed');
});

test('where there is no room a post opens as a page, and J and K go through the list alone', async () => {
  isWide = false;
  const { person, address } = await open();
  screen.getByRole('link', { name: 'Baker' }).focus();
  await person.keyboard('j');
  await hasFocus(screen.getByRole('link', { name: 'Miller' }));
  await person.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Miller' });
  expect(address()).toBe(`/job/${miller._id}`);
  expect(screen.queryByRole('region', { name: 'Job preview' })).toBeNull();
});

test('an entry of an earlier load of the page, and a link, show the page of the post', async () => {
  const app = await open();
  history.pushState(
    { usr: { list: { visit: 'earlier', search: '?keyword=bread', key: 'k', isEntered: true } }, key: 'x', idx: 1 },
    '',
    `/job/${baker._id}`,
  );
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  await screen.findByRole('heading', { level: 1, name: 'Baker' });
  expect(screen.queryByRole('region', { name: 'Job preview' })).toBeNull();
  expect(app.address()).toBe(`/job/${baker._id}`);
});
