import { screen, within } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

const { facets: none } = aJobSearchResult();
const counted = (keyword: string, count: number) =>
  aJobSearchResult({
    jobs: [aJobPostListing({ title: `Night ${keyword}` })],
    facets: { ...none, posted_within: [{ value: '7', label: 'Last 7 days', count }] },
  });

/** Answers at once without counts where those may come later; with them once they are released. */
function countingLater({ bff }: ReturnType<typeof renderApp>, count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  bff.answer('searchJobPosts', async ({ query }) => {
    const found = counted(query.get('keyword') ?? '', count);
    if (query.get('counts') === 'later') return { ...found, facets: none, counts: 'pending' as const };
    await promise;
    return found;
  });
  return { release: resolve };
}

const filters = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));
const lastWeek = (count: number) => ({ name: new RegExp(`^Last 7 days\\s*${count} jobs$`) });

test('results are there before their counts, and told of once', async () => {
  const app = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  const counts = countingLater(app, 4);
  await screen.findByRole('link', { name: 'Night nurse' });
  await screen.findByText('Found 1 job(s) for “nurse” (Page 1)');
  expect((await filters()).queryByText(/Last 7 days/)).toBeNull();
  counts.release();
  await (await filters()).findByRole('radio', lastWeek(4));
  expect(screen.getAllByText('Found 1 job(s) for “nurse” (Page 1)')).toHaveLength(1);
});

test('until there are others the counts of the search before stand where they stood', async () => {
  const app = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  app.bff.answer('searchJobPosts', () => counted('nurse', 4));
  await (await filters()).findByRole('radio', lastWeek(4));
  const counts = countingLater(app, 7);
  const keyword = screen.getByRole('combobox', { name: 'Keyword' });
  await app.person.clear(keyword);
  await app.person.type(keyword, 'cook{Enter}');
  await screen.findByRole('link', { name: 'Night cook' });
  expect((await filters()).getByRole('radio', lastWeek(4))).toBeDefined();
  counts.release();
  await (await filters()).findByRole('radio', lastWeek(7));
});

test('who goes on before the counts are there gets them when they come back', async () => {
  const app = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  countingLater(app, 4);
  await screen.findByRole('link', { name: 'Night nurse' });
  const keyword = screen.getByRole('combobox', { name: 'Keyword' });
  await app.person.clear(keyword);
  await app.person.type(keyword, 'cook{Enter}');
  await screen.findByRole('link', { name: 'Night cook' });
  app.bff.answer('searchJobPosts', ({ query }) => counted(query.get('keyword') ?? '', 9));
  await app.person.clear(keyword);
  await app.person.type(keyword, 'nurse{Enter}');
  await (await filters()).findByRole('radio', lastWeek(9));
});

test('a post that is saved while its counts are made stays saved when they come', async () => {
  const { bff, person } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  const counts = Promise.withResolvers<void>();
  const found = counted('nurse', 4);
  let is_saved = false;
  bff.answer('markJobPost', () => {
    is_saved = true;
    return { success: true as const };
  });
  bff.answer('searchJobPosts', async ({ query }) => {
    const answer = { ...found, jobs: found.jobs.map((job) => ({ ...job, is_saved })) };
    if (query.get('counts') === 'later') return { ...answer, facets: none, counts: 'pending' as const };
    await counts.promise;
    return answer;
  });
  await person.click(await screen.findByRole('button', { name: 'Save: Night nurse' }));
  await screen.findByText('Job saved successfully');
  counts.resolve();
  await (await filters()).findByRole('radio', lastWeek(4));
  screen.getByRole('button', { name: 'Remove from saved: Night nurse' });
});

test('counts that cannot be had are not those of another search, and come by Retry, which keeps focus', async () => {
  const { bff, person } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.answer('searchJobPosts', () => counted('nurse', 4));
  await (await filters()).findByRole('radio', lastWeek(4));
  let isAway = true;
  const again = Promise.withResolvers<void>();
  bff.answer('searchJobPosts', async ({ query }) => {
    const found = counted(query.get('keyword') ?? '', 7);
    if (query.get('counts') === 'later') return { ...found, facets: none, counts: 'pending' as const };
    if (isAway) throw new TypeError('Failed to fetch');
    await again.promise;
    return found;
  });
  const keyword = screen.getByRole('combobox', { name: 'Keyword' });
  await person.clear(keyword);
  await person.type(keyword, 'cook{Enter}');
  const retry = await (await filters()).findByRole('button', { name: /^Retry/ });
  expect((await filters()).queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: 'Night cook' })).toBeDefined();
  isAway = false;
  await person.click(retry);
  expect(document.activeElement).toBe(retry);
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  again.resolve();
  await (await filters()).findByRole('radio', lastWeek(7));
});
