import { screen, waitFor, within } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { afterEach, expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

const nurse = aJobPostListing({ title: 'Night nurse' });
const [companyId, skillId] = ['c'.repeat(24), 'd'.repeat(24)];
const results = {
  'job-posts': [{ job_post_id: nurse._id, title: 'Night nurse', company_name: 'Ward 7', status: 'Open' as const }],
  skills: [{ skill_id: skillId, skill_name: 'Night care', category: 'Health' }],
  companies: [{ company_id: companyId, company_name: 'Nightingale', industry: 'Health', location: 'Leeds' }],
};
const seeker = aSeeker();
const seekerId = seeker.userInfos._id;
afterEach(() => localStorage.clear());

function open(address = '/feed', as = seeker) {
  const app = renderApp(address, { as });
  app.bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  app.bff.answer('listScores', () => ({ scores: [] }));
  app.bff.answer('lookUp', ({ params }) => results[params['entity'] as keyof typeof results] ?? []);
  return app;
}
const keyword = () => screen.findByRole('combobox', { name: 'Keyword' });
const offered = () => screen.findByRole('listbox');

test('posts, skills and companies stand in one list, after one round of questions', async () => {
  const { bff, person } = open();
  await person.type(await keyword(), 'nigh');
  const list = within(await offered());
  expect(list.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'JobsNight nurseWard 7',
    'SkillsNight careHealth',
    'CompaniesNightingaleHealth, Leeds',
  ]);
  const asked = bff.askedFor('lookUp').map(({ params, query }) => [params['entity'], query.get('entity_text')]);
  expect(new Set(asked.map(String))).toEqual(new Set(['job-posts,nigh', 'skills,nigh', 'companies,nigh']));
});

test('Enter searches for what is typed, whatever is offered', async () => {
  const { person, address } = open();
  await person.type(await keyword(), 'nigh');
  await offered();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/feed?keyword=nigh'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await keyword()).toHaveProperty('value', 'nigh');
});

test.each([
  ['a skill is searched for', '{ArrowDown}{ArrowDown}{Enter}', '/feed?keyword=Night+care', 'Night care'],
  ['a company is chosen as the filter', '{ArrowUp}{Enter}', `/feed?companyId=${companyId}`, ''],
])('%s by the keyboard', async (_what, keys, leadsTo, left) => {
  const { person, address } = open();
  await person.type(await keyword(), 'nigh');
  await offered();
  await person.keyboard(keys);
  await waitFor(() => expect(address()).toBe(leadsTo));
  expect(await keyword()).toHaveProperty('value', left);
});

test('a post opens', async () => {
  const { person, address } = open();
  await person.type(await keyword(), 'nigh');
  await person.click(within(await offered()).getByRole('option', { name: /Night nurse/ }));
  await waitFor(() => expect(address()).toBe(`/job/${nurse._id}`));
});

test('what cannot be looked up is not suggested, and nothing is said of it', async () => {
  const { bff, person } = open();
  bff.refuse('lookUp', 'too-many-requests', 'Too many');
  await person.type(await keyword(), 'nigh');
  await waitFor(() => expect(bff.askedFor('lookUp')).toHaveLength(3));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByText('Too many')).toBeNull();
});

test('Escape closes the list and leaves what is typed', async () => {
  const { person } = open();
  await person.type(await keyword(), 'nigh');
  await offered();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(await keyword()).toHaveProperty('value', 'nigh');
});

test('an empty field offers this browser’s last searches of the person, and forgets them when told', async () => {
  const { person, address } = open('/feed?keyword=nurse&job_type=Full-Time');
  await screen.findByText('Found 1 job(s) for “nurse”, Full-Time (Page 1)');
  await person.click(screen.getByRole('button', { name: 'Clear Search' }));
  await waitFor(() => expect(address()).toBe('/feed'));
  await person.click(await keyword());
  await person.click(within(await offered()).getByRole('option', { name: '“nurse”, Full-Time' }));
  await waitFor(() => expect(address()).toBe('/feed?keyword=nurse&job_type=Full-Time'));
  await person.clear(await keyword());
  await person.click(within(await offered()).getByRole('option', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(localStorage.getItem(`waypost.recent-searches.${seekerId}`)).toBeNull();
});

test('a search that has just been made is offered to who empties the field, and stands in it once it is chosen', async () => {
  const { person, address } = open();
  await person.type(await keyword(), 'nurse{Enter}');
  await screen.findByText('Found 1 job(s) for “nurse” (Page 1)');
  await person.clear(await keyword());
  await person.click(within(await offered()).getByRole('option', { name: '“nurse”' }));
  await waitFor(async () => expect(await keyword()).toHaveProperty('value', 'nurse'));
  expect(address()).toBe('/feed?keyword=nurse');
});

test('searches of one person are not offered to another', async () => {
  localStorage.setItem(
    `waypost.recent-searches.${seekerId}`,
    JSON.stringify([{ keyword: 'nurse', label: '“nurse”', query: 'keyword=nurse' }]),
  );
  const app = open('/feed', aSeeker());
  await app.person.click(await keyword());
  expect(screen.queryByRole('listbox')).toBeNull();
});
