import { act, screen, waitFor, within } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aCityResult } from '@waypost/contracts/testing/lookups';
import { expect, test, vi } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { toast } from '../../ui/overlays/toast.ts';

const nurse = aJobPostListing({ title: 'Night nurse' });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

test('a search that stands in the address says what it found', async () => {
  const { bff } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  await screen.findByText('Found 1 job(s) for “nurse” (Page 1)');
});

test('a filter and its chip say it too, and only the last answer stands', async () => {
  const { bff, person } = renderApp('/feed?keyword=nurse&job_type=Full-Time', { as: aSeeker() });
  bff.answer('searchJobPosts', ({ query }) =>
    aJobSearchResult({ jobs: [nurse], total: query.get('job_type') === null ? 7 : 1 }),
  );
  await screen.findByText('Found 1 job(s) for “nurse”, Full-Time (Page 1)');
  await person.click(screen.getByRole('button', { name: /Remove.*Full-Time/ }));
  await screen.findByText('Found 7 job(s) for “nurse” (Page 1)');
  await waitFor(() => expect(toasts().getAllByText(/Found \d+ job/)).toHaveLength(1));
});

test('a city that stands in the address by its id is told by its name, also where that is known later', async () => {
  const pune = aCityResult({ city_name: 'Pune' });
  const named = Promise.withResolvers<void>();
  const { bff } = renderApp(`/feed?keyword=nurse&cityId=${pune.city_id}`, { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  bff.answerLater('lookUp', named.promise, () => [pune]);
  await screen.findByRole('link', { name: 'Night nurse' });
  expect(screen.queryByText(/^Found/)).toBeNull();
  named.resolve();
  await screen.findByText('Found 1 job(s) for “nurse”, Pune (Page 1)');
});

test('a city whose name comes with the counts is told by that, and not waited for any longer', async () => {
  const pune = aCityResult({ city_name: 'Pune' });
  const { bff } = renderApp(`/feed?keyword=nurse&cityId=${pune.city_id}`, { as: aSeeker() });
  const facets = { ...aJobSearchResult().facets, city: [{ value: pune.city_id, label: 'Pune', count: 1 }] };
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1, facets }));
  bff.answerLater('lookUp', new Promise(() => undefined), () => [pune]);
  await screen.findByText('Found 1 job(s) for “nurse”, Pune (Page 1)');
});

test('a page that is kept is no news where one goes back to it before the next was told', async () => {
  const pune = aCityResult({ city_name: 'Pune' });
  const named = Promise.withResolvers<void>();
  const told = vi.spyOn(toast, 'success');
  const { bff } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  const dayNurse = aJobPostListing({ title: 'Day nurse' });
  bff.answer('searchJobPosts', ({ query }) =>
    aJobSearchResult({ jobs: [query.has('cityId') ? dayNurse : nurse], total: 1 }),
  );
  bff.answerLater('lookUp', named.promise, () => [pune]);
  await screen.findByText('Found 1 job(s) for “nurse” (Page 1)');
  const go = (search: string) =>
    act(() => {
      history.pushState(null, '', `/feed?keyword=nurse${search}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  go(`&cityId=${pune.city_id}`);
  await screen.findByRole('link', { name: 'Day nurse' });
  go('');
  await screen.findByRole('link', { name: 'Night nurse' });
  named.resolve();
  await waitFor(() => expect(bff.askedFor('lookUp')).toHaveLength(1));
  await act(() => named.promise);
  expect(told.mock.calls.map(([words]) => words)).toEqual(['Found 1 job(s) for “nurse” (Page 1)']);
});

test('where the name of a city cannot be looked up, what was found is said without it', async () => {
  const { bff } = renderApp(`/feed?keyword=nurse&cityId=${aCityResult().city_id}`, { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  bff.refuse('lookUp', 'forbidden', 'Not for you');
  await screen.findByText('Found 1 job(s) for “nurse”, City (Page 1)');
});

test('a city and a company that nobody knows are told as unknown', async () => {
  const [city, company] = ['a'.repeat(24), 'b'.repeat(24)];
  const { bff } = renderApp(`/feed?cityId=${city}&companyId=${company}`, { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [], total: 0 }));
  bff.answer('lookUp', () => []);
  await screen.findByText('Found 0 job(s) for Unknown city, Unknown company (Page 1)');
});

test('the newest jobs that cannot be loaded are not called a search', async () => {
  const { bff } = renderApp('/feed', { as: aSeeker() });
  bff.refuse('searchJobPosts', 'forbidden', 'Not for you');
  expect(await screen.findAllByText('Failed to load jobs')).toHaveLength(2);
  expect(screen.queryByText(/Search failed/)).toBeNull();
});

test('that jobs could not be loaded is not said any more once they are', async () => {
  const { bff, person } = renderApp('/feed', { as: aSeeker() });
  bff.refuse('searchJobPosts', 'forbidden', 'Not for you');
  await toasts().findByText('Failed to load jobs');
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  await person.click(await screen.findByRole('button', { name: /^Retry/ }));
  await screen.findByRole('link', { name: 'Night nurse' });
  await waitFor(() => expect(toasts().queryByText('Failed to load jobs')).toBeNull());
});

test('a search that is asked for again by itself, and fails again, is said to have failed once', async () => {
  const { bff, person } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.refuse('searchJobPosts', 'unavailable', 'Away');
  const toast = await toasts().findByText('Search failed: Away', {}, { timeout: 5_000 });
  await person.click(toasts().getByRole('button', { name: /Dismiss|Close/ }));
  await waitFor(() => expect(toast.isConnected).toBe(false));
  const before = bff.askedFor('searchJobPosts').length;
  hearLive({ kind: 'resumed' });
  await waitFor(() => expect(bff.askedFor('searchJobPosts')).toHaveLength(before + 2), { timeout: 5_000 });
  const retry = screen.getByRole('button', { name: /^Retry/ });
  await waitFor(() => expect(retry.getAttribute('aria-disabled')).toBeNull());
  expect(toasts().queryByText('Search failed: Away')).toBeNull();
});

test('a page beyond the last one leads back', async () => {
  const { bff, person, address } = renderApp('/feed?keyword=nurse&page=40', { as: aSeeker() });
  bff.answer('searchJobPosts', ({ query }) => {
    const page = Number(query.get('page'));
    return aJobSearchResult({ jobs: page === 1 ? [nurse] : [], total: 1, page });
  });
  await screen.findByText('Page 40 is empty');
  await person.click(screen.getByRole('button', { name: 'Go to First Page' }));
  await screen.findByRole('link', { name: 'Night nurse' });
  expect(address()).toBe('/feed?keyword=nurse');
});

test('the heading speaks of the results that are shown, not of those on their way', async () => {
  const { bff, person } = renderApp('/feed', { as: aSeeker() });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1_877 }));
  await screen.findByRole('link', { name: 'Night nurse' });
  bff.answerLater('searchJobPosts', held, () => aJobSearchResult({ jobs: [nurse], total: 3 }));
  await person.type(screen.getByRole('combobox', { name: 'Keyword' }), 'nurse{Enter}');
  await screen.findByText('“nurse”');
  expect(screen.getByRole('heading', { name: 'Newest jobs' })).toBeDefined();
  answer();
  await screen.findByRole('heading', { name: '3 job(s) found' });
});

test('a tab is named for what it searches for', async () => {
  const { bff } = renderApp('/feed?keyword=nurse&job_type=Full-Time', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  await screen.findByRole('link', { name: 'Night nurse' });
  expect(document.title).toBe('“nurse”, Full-Time – Feed · Waypost');
});

test('who clears the search stands at the results', async () => {
  const { bff, person } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Clear Search' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Newest jobs' }));
});

test('the keyboard reaches the results by one link', async () => {
  const { bff } = renderApp('/feed', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse] }));
  const link = await screen.findByRole('link', { name: 'Skip to results' });
  expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe('Newest jobs');
});

test('filters do not pretend to load where a search failed', async () => {
  const { bff } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.refuse('searchJobPosts', 'forbidden', 'Not for you');
  await screen.findByText('Not for you. Your keyword and filters are still here.');
  await screen.findByText('Filters return with the results.');
});

test('nothing found for one word names the word', async () => {
  const { bff } = renderApp('/feed?keyword=zzzz', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [], total: 0 }));
  await screen.findByText('No jobs match “zzzz”');
});

test('where no job has all of the words, some of them are a press away, as they would be typed', async () => {
  const { bff, person, address } = renderApp('/feed?keyword=nurse+basel&as_typed=true&job_type=Full-Time', {
    as: aSeeker(),
  });
  bff.answer('searchJobPosts', ({ query }) =>
    query.get('keyword') === 'nurse'
      ? aJobSearchResult({ jobs: [nurse], total: 1 })
      : aJobSearchResult({
          jobs: [],
          total: 0,
          loosenings: [
            { without: 'words', keyword: 'nurse', label: 'Search for “nurse”', count: 1 },
            { without: 'words', keyword: 'basel', label: 'Search for “basel”', count: 12 },
            { without: 'keyword', label: 'Without the keyword', count: 1_300 },
          ],
        }),
  );
  const nurses = await screen.findByRole('button', { name: /^Search for “nurse”\s?1 job$/ });
  screen.getByRole('button', { name: /^Search for “basel”\s?12 jobs$/ });
  screen.getByRole('button', { name: /^Without the keyword\s?1,300 jobs$/ });
  await person.click(nurses);
  await screen.findByRole('heading', { name: '1 job(s) found' });
  expect(address()).toBe('/feed?keyword=nurse&job_type=Full-Time');
});

test('nothing is said of a word before it is known what it finds', async () => {
  const { bff, person } = renderApp('/feed?keyword=zzzz', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [], total: 0 }));
  await screen.findByText('No jobs match “zzzz”');
  const moment = Promise.withResolvers<void>();
  bff.answerLater('searchJobPosts', moment.promise, () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  const keyword = screen.getByRole('combobox', { name: 'Keyword' });
  await person.clear(keyword);
  await person.type(keyword, 'nurse{Enter}');
  await screen.findByText('“nurse”');
  screen.getByText('No jobs match “zzzz”');
  moment.resolve();
  await screen.findByRole('link', { name: 'Night nurse' });
});

test('the jobs that mention the keyword are offered in one line, which leads back to those about it', async () => {
  const { bff, person, address } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.answer('searchJobPosts', ({ query }) =>
    query.get('in') === 'text'
      ? aJobSearchResult({ jobs: [nurse], total: 9, tier: 'text', mentions: 2 })
      : aJobSearchResult({ jobs: [nurse], total: 7, tier: 'about', mentions: 2 }),
  );
  await person.click(await screen.findByRole('link', { name: '2 more jobs mention it' }));
  await screen.findByRole('heading', { name: '9 job(s) found' });
  expect(address()).toBe('/feed?keyword=nurse&in=text');
  const back = screen.getByRole('link', { name: 'Show only the 7 jobs about it' });
  expect(document.activeElement).toBe(back);
  await person.click(back);
  await screen.findByRole('heading', { name: '7 job(s) found' });
  expect(address()).toBe('/feed?keyword=nurse');
});

test('the page says where no job is about the keyword', async () => {
  const { bff } = renderApp('/feed?keyword=nurse&job_type=Full-Time', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 3, tier: 'text', mentions: 3 }));
  await screen.findByText('No jobs are about “nurse” with these filters. These mention it.');
  expect(screen.queryByRole('link', { name: /mention it|about it/ })).toBeNull();
});

test('after a mended keyword the page speaks of what was searched for, and is read out in sentences', async () => {
  const { bff } = renderApp('/feed?keyword=nusre', { as: aSeeker() });
  bff.answer('searchJobPosts', () =>
    aJobSearchResult({ jobs: [nurse], total: 3, tier: 'text', mentions: 3, suggestion: 'nurse' }),
  );
  await screen.findByText('No jobs are about “nurse”. These mention it.');
  screen.getByText('3 job(s) found. No jobs are about “nurse”. These mention it.', { selector: 'output' });
});
