import { screen, within } from '@testing-library/react';
import { type FacetName, facetNames, type FacetValue } from '@waypost/contracts/calls/jobs';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

const bergen = 'a'.repeat(24);
const facets = {
  ...(Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Record<FacetName, FacetValue[]>),
  city: [{ value: bergen, label: 'Bergen', count: 4 }],
  job_type: [{ value: 'Contract', label: 'Contract', count: 3 }],
};

let app: ReturnType<typeof renderApp>;
const start = (address: string) => {
  app = renderApp(address, { as: aSeeker() });
  app.bff.answer('searchJobPosts', () =>
    aJobSearchResult({ jobs: [aJobPostListing({ title: 'Night nurse' })], total: 1, facets }),
  );
  return screen.findByRole('link', { name: 'Night nurse' });
};
test('every filter stands in one place', async () => {
  await start('/feed');
  expect(screen.getAllByRole('combobox', { name: 'City' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /Job type/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /Work mode/ })).toHaveLength(1);
  const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles).not.toEqual(expect.arrayContaining(['City']));
  expect(titles).not.toEqual(expect.arrayContaining(['Job type']));
});

test('several job types are chosen one after the other, and all of them again', async () => {
  await start('/feed');
  const { person, address } = app;
  await person.click(screen.getByRole('button', { name: /All Job Types/ }));
  await person.click(await screen.findByRole('option', { name: 'Full-Time' }));
  await person.click(screen.getByRole('option', { name: 'Contract' }));
  expect(address()).toBe('/feed?job_type=Full-Time%2CContract');
  await person.click(screen.getByRole('option', { name: 'All Job Types' }));
  expect(address()).toBe('/feed');
});

test('a choice says how many jobs it would leave', async () => {
  await start('/feed');
  await app.person.click(screen.getByRole('button', { name: /All Job Types/ }));
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Contract3');
});

test('the field for a city offers where the jobs are', async () => {
  await start('/feed?keyword=nurse');
  const { person, address } = app;
  await person.click(screen.getByRole('combobox', { name: 'City' }));
  await person.click(await screen.findByRole('option', { name: /Bergen/ }));
  expect(address()).toBe(`/feed?keyword=nurse&cityId=${bergen}`);
});

test.each(['', '👩‍🍳'])('who searches for nothing (%j) is told, and stands in the field', async (typed) => {
  await start('/feed');
  const { person } = app;
  if (typed !== '') await person.type(screen.getByRole('combobox', { name: 'Keyword' }), typed);
  await person.click(screen.getByRole('button', { name: /Search Jobs/ }));
  await screen.findByText('Please enter a search keyword or select filters');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Keyword' }));
});

test('what is typed and not searched for is cleared with the search, and stays when a filter is changed', async () => {
  await start('/feed?job_type=Full-Time,Contract');
  const { person, address } = app;
  const keyword = () => screen.getByRole('combobox', { name: 'Keyword' });
  await person.type(keyword(), 'abc');
  await person.click(screen.getByRole('button', { name: /Remove.*Full-Time/ }));
  expect(keyword()).toHaveProperty('value', 'abc');
  await person.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(keyword()).toHaveProperty('value', '');
  expect(address()).toBe('/feed');
});

test('after a city was chosen its list is closed, and the next control can be used', async () => {
  await start('/feed?keyword=nurse');
  const { person } = app;
  await person.click(screen.getByRole('combobox', { name: 'City' }));
  await person.click(await screen.findByRole('option', { name: /Bergen/ }));
  expect(screen.queryByRole('listbox')).toBeNull();
  await person.click(await screen.findByRole('button', { name: /All Work Modes/ }));
});

test.each([
  ['Enter', (person: typeof app.person) => person.keyboard('{Enter}')],
  ['the button', (person: typeof app.person) => person.click(screen.getByRole('button', { name: /Search Jobs/ }))],
])('what is searched for by %s takes the place of a search that is still running', async (_how, search) => {
  await start('/feed');
  const { bff, person, address } = app;
  const never = new Promise<void>(() => undefined);
  bff.answer('searchJobPosts', async ({ query }) => {
    if (query.get('keyword') === 'cook') await never;
    return aJobSearchResult({ jobs: [aJobPostListing({ title: 'Day nurse' })], total: 1, facets });
  });
  const keyword = screen.getByRole('combobox', { name: 'Keyword' });
  await person.type(keyword, 'cook{Enter}');
  await screen.findByText('“cook”');
  await person.clear(keyword);
  await person.type(keyword, 'nurse');
  await search(person);
  await screen.findByRole('link', { name: 'Day nurse' });
  expect(address()).toBe('/feed?keyword=nurse');
});
