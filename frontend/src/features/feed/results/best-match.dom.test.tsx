import { act, screen, waitFor, within } from '@testing-library/react';
import type { MatchingState } from '@waypost/contracts/entities/score';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { hearLive } from '../../../testing/hear-live.ts';
import { aRecruiter, aSeeker, renderApp } from '../../../testing/render-app.tsx';

const [nurse, baker] = [aJobPostListing({ title: 'Night nurse' }), aJobPostListing({ title: 'Baker' })];
const matched = (matching: MatchingState, total = 2) =>
  aJobSearchResult({
    jobs: [
      { ...nurse, match: 72 },
      { ...baker, match: null },
    ],
    total,
    matching,
  });

/** Opens the list of the select, chooses from it. */
async function order(app: ReturnType<typeof renderApp>, words: string) {
  await app.person.click(await screen.findByRole('button', { name: /Sort by/ }));
  await app.person.click(await screen.findByRole('option', { name: words }));
}

test('a seeker has the feed ordered by how well they match, as it opens and after a search', async () => {
  const app = renderApp('/feed', { as: aSeeker() });
  app.bff.answer('searchJobPosts', ({ query }) =>
    query.get('sort') === 'match' ? matched('ready') : aJobSearchResult({ jobs: [nurse, baker] }),
  );
  app.bff.answer('listScores', () => ({ scores: [] }));
  await order(app, 'Best match');
  await screen.findByRole('heading', { name: 'Your best matches' });
  expect(app.address()).toBe('/feed?sort=match');
  const meter = await screen.findByRole('meter', { name: 'Your match' });
  expect(meter.getAttribute('aria-valuenow')).toBe('72');
  await app.person.type(screen.getByRole('combobox', { name: 'Keyword' }), 'nurse{Enter}');
  await screen.findByRole('heading', { name: '2 job(s) found' });
  expect(app.address()).toBe('/feed?keyword=nurse&sort=match');
  expect(app.bff.askedFor('searchJobPosts').at(-1)?.query.get('status')).toBeNull();
});

test.each([
  ['pending', 2, 'Still working out how well you match. The list updates on its own.'],
  ['nothing', 2, 'There’s nothing to match yet, so the usual order is shown.'],
  ['away', 2, 'Matches can’t be worked out right now, so the usual order is shown.'],
  ['ready', 201, 'The 200 jobs nearest to your work are ordered by how well you match; the others follow.'],
] as const)('a list that is %s (%i jobs) says so', async (matching, total, words) => {
  const { bff } = renderApp('/feed?sort=match', { as: aSeeker() });
  bff.answer('searchJobPosts', () => matched(matching, total));
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('link', { name: 'Add your skills or upload a resume' })).toHaveLength(
    matching === 'nothing' ? 1 : 0,
  );
});

test('what is still being matched comes by itself, without news of a search', async () => {
  const { bff } = renderApp('/feed?keyword=nurse&sort=match', { as: aSeeker() });
  let answers = 0;
  bff.answer('searchJobPosts', () => {
    answers += 1;
    return answers > 2
      ? aJobSearchResult({ jobs: [{ ...baker, match: 90 }, nurse], matching: 'ready' })
      : matched('pending');
  });
  await screen.findByText('Found 2 job(s) for “nurse” (Page 1)');
  await waitFor(() => expect(screen.getAllByRole('article')[0]?.textContent).toContain('Baker'), { timeout: 8_000 });
  const news = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(news.queryAllByText(/Found \d+ job/).length).toBeLessThanOrEqual(1);
});

test('best matches are found again when the profile was changed, in whatever window', async () => {
  const { bff } = renderApp('/feed?sort=match', { as: aSeeker() });
  bff.answer('searchJobPosts', () => matched('ready'));
  const first = () => screen.getAllByRole('article')[0]?.textContent;
  await waitFor(() => expect(first()).toContain('Night nurse'));
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [{ ...baker, match: 90 }, nurse], matching: 'ready' }));
  act(() => hearLive({ kind: 'profile', id: baker._id, version: 2 }));
  await waitFor(() => expect(first()).toContain('Baker'));
});

test('a link to best matches opens in the usual order for who is no Job Seeker', async () => {
  const { bff } = renderApp('/feed?keyword=nurse&sort=match', { as: aRecruiter() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse] }));
  await screen.findByRole('link', { name: 'Night nurse' });
  expect(bff.askedFor('searchJobPosts').map(({ query }) => query.get('sort'))).not.toContain('match');
  expect(screen.queryByRole('option', { name: 'Best match' })).toBeNull();
});
