import { screen, within } from '@testing-library/react';
import type { FacetName, FacetValue } from '@waypost/contracts/calls/jobs';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { beforeEach, expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

const [bergen, ikea] = ['a'.repeat(24), 'b'.repeat(24)];
const offered = (value: string, label = value): FacetValue[] => [{ value, label, count: 4 }];
const facets: Record<FacetName, FacetValue[]> = {
  city: offered(bergen, 'Bergen'),
  country: offered('NO', 'Norway'),
  company: offered(ikea, 'IKEA'),
  job_type: offered('Contract'),
  work_mode: offered('Remote'),
  skills: Array.from({ length: 14 }, (_, at) => ({ value: `skill-${at}`, label: `Skill ${at}`, count: 40 - at })),
  category: offered('Referral'),
  status: offered('Close'),
  experience: offered('3', '3 years'),
  pay: offered('50000', '$50,000+'),
  posted_within: offered('7', 'Last 7 days'),
};

let app: ReturnType<typeof renderApp>;
beforeEach(() => {
  app = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  app.bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({})], facets }));
});

const panel = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));
const open = async (facet: string) => {
  await screen.findByRole('radio', { name: /Last 7 days/ });
  const title = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === facet);
  if (title?.parentElement?.hasAttribute('open') === false) await app.person.click(title);
};

test('where nothing is found the filters say when they return', async () => {
  app.bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [], total: 0 }));
  await (await panel()).findByText('Filters return with the results.');
  expect(document.querySelector('summary')).toBeNull();
});

test('what people use most stands first', async () => {
  await open('Posted within');
  const titles = [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
  expect(titles).toEqual([
    'Country',
    'Posted within',
    'Pay per year',
    'Experience',
    'Skills',
    'Company',
    'Category',
    'Status',
  ]);
});

test.each([
  ['Country', 'checkbox', 'Norway', 'country=NO'],
  ['Posted within', 'radio', 'Last 7 days', 'posted_within=7'],
  ['Experience', 'radio', '3 years', 'experience=3'],
  ['Pay per year', 'radio', '$50,000+', 'min_ctc=50000'],
  ['Category', 'radio', 'Referral', 'category=Referral'],
  ['Status', 'radio', 'Closed', 'status=Close'],
  ['Skills', 'checkbox', 'Skill 0', 'skills=skill-0'],
])('in %s the %s %s says %s in the address', async (facet, role, label, said) => {
  await open(facet);
  await app.person.click(
    await (await panel()).findByRole(role, { name: (name) => name.startsWith(label), hidden: true }),
  );
  expect(app.address()).toBe(`/feed?keyword=nurse&${said}`);
});

test('where nothing is chosen, that is what is marked', async () => {
  expect(await screen.findByRole('radio', { name: 'Any time', checked: true })).toBeDefined();
  await app.person.click(screen.getByRole('radio', { name: /Last 7 days/ }));
  await app.person.click(screen.getByRole('radio', { name: 'Any time' }));
  expect(app.address()).toBe('/feed?keyword=nurse');
});

test('a facet that is closed costs nothing until it is opened', async () => {
  await screen.findByRole('radio', { name: /Last 7 days/ });
  expect((await panel()).queryAllByRole('checkbox', { hidden: true })).toEqual([]);
  await open('Skills');
  expect(await (await panel()).findAllByRole('checkbox', { hidden: true })).toHaveLength(6);
});

test('a long facet shows its first values, and the others with a field to find them by', async () => {
  await open('Skills');
  const { person } = app;
  await person.click(await screen.findByRole('button', { name: 'Show 8 more' }));
  expect((await panel()).getAllByRole('checkbox')).toHaveLength(14);
  await person.type(await screen.findByRole('searchbox', { name: 'Find in skills' }), '13');
  expect((await panel()).getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Skill 1327 jobs',
  ]);
  await person.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect((await panel()).getAllByRole('checkbox')).toHaveLength(6);
});

test('a company is looked for among those that have jobs', async () => {
  await open('Company');
  const { person } = app;
  await person.click(await screen.findByRole('combobox', { name: 'Company' }));
  await person.click(await screen.findByRole('option', { name: /IKEA/ }));
  expect(app.address()).toBe(`/feed?keyword=nurse&companyId=${ikea}`);
});

test('a distance can be chosen once a city is, and goes with it', async () => {
  await open('Posted within');
  expect(screen.queryByRole('radio', { name: 'Within 25 km' })).toBeNull();
  await app.person.type(screen.getByRole('combobox', { name: 'City' }), '{ArrowDown}');
  await app.person.click(await screen.findByRole('option', { name: /Bergen/ }));
  await app.person.click(await screen.findByRole('radio', { name: 'Within 25 km' }));
  expect(app.address()).toBe(`/feed?keyword=nurse&cityId=${bergen}&within_km=25`);
  await app.person.click(await screen.findByRole('button', { name: /Bergen \+ 25 km/ }));
  expect(app.address()).toBe('/feed?keyword=nurse');
});

test('pay is shown in the currency that is chosen, with what the post says beside it', async () => {
  const job = aJobPostListing({ expected_max_ctc: { currency: 'EUR', amount: 58_000, max_amount: 68_000 } });
  app.bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [job], facets }));
  await open('Pay per year');
  const currency = async () => (await panel()).getByRole('button', { name: /^Pay/ });
  await screen.findByText('€58k–68k a year');
  for (const [name, converted, said] of [
    ['Pay in GBP', '≈£48k–56k a year', '&ctc_currency=GBP'],
    ['Pay in USD', '≈$60k–71k a year', '&ctc_currency=USD'],
  ] as const) {
    await app.person.click(await currency());
    await app.person.click(await screen.findByRole('option', { name }));
    expect((await screen.findByText(converted)).title).toBe('At the exchange rates of Dec 31, 2024');
    expect(screen.getByText('€58k–68k a year').title).toBe('Max CTC: EUR 68.0k');
    expect(app.address()).toBe(`/feed?keyword=nurse${said}`);
  }
  await app.person.click(await currency());
  await app.person.click(await screen.findByRole('option', { name: 'Pay as posted' }));
  expect(screen.queryByText(/≈/)).toBeNull();
  expect(app.address()).toBe('/feed?keyword=nurse');
});
