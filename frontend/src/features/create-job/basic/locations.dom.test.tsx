import { screen, waitFor, within } from '@testing-library/react';
import type { CityResult } from '@waypost/contracts/entities/lookup';
import { expect, test } from 'vitest';
import { emptyForm } from '../form/job-form.ts';
import { openWizard } from '../testing/open-wizard.tsx';

const city = (digit: string, city_name: string, country_name: string, other_names?: string[]): CityResult => ({
  city_id: digit.repeat(24),
  city_name,
  state_name: '',
  country_name,
  ...(other_names && { other_names }),
});
const list = [
  city('1', 'Berlinchen', 'Germany'),
  city('2', 'Berlin', 'Germany'),
  city('3', 'Bengaluru', 'India', ['Bangalore']),
  city('4', 'Paris', 'France'),
  city('5', 'Paris', 'United States'),
];

async function open() {
  const app = openWizard('basic', { ...emptyForm, title: 'Gardener' });
  app.bff.answer('lookUp', ({ query }) => {
    const [name = '', country = ''] = (query.get('entity_text') ?? '').toLowerCase().split(', ');
    return list.filter(
      ({ city_name, country_name, other_names = [] }) =>
        [city_name, ...other_names].some((own) => own.toLowerCase().startsWith(name)) &&
        country_name.toLowerCase().startsWith(country),
    );
  });
  const field = await screen.findByRole('combobox', { name: 'Locations' });
  return { ...app, field, cities: () => app.draft()?.form.cities };
}

test.each([
  ['berlin', { id: '2'.repeat(24), name: 'Berlin, Germany' }],
  ['BERLIN, Germany', { id: '2'.repeat(24), name: 'Berlin, Germany' }],
  ['Bangalore', { id: '3'.repeat(24), name: 'Bengaluru, India' }],
])('a city that is typed as %s and left is the listed one', async (typed, listed) => {
  const { person, field, cities } = await open();
  await person.type(field, typed);
  await person.tab();
  await waitFor(() => expect(cities()).toEqual([listed]));
  const chosen = within(screen.getByRole('list', { name: 'Selected locations' }));
  expect(chosen.queryByText('custom')).toBeNull();
  expect(screen.queryByText(/^Several cities/)).toBeNull();
});

test('of several cities with a name the first of the list is taken, and said to be only one of them', async () => {
  const { person, field, cities } = await open();
  await person.type(field, 'Paris{Enter}');
  await waitFor(() => expect(cities()).toEqual([{ id: '4'.repeat(24), name: 'Paris, France' }]));
  await screen.findByText(/^Several cities are called “Paris”/);
  await person.click(screen.getByRole('button', { name: 'Remove Paris, France', hidden: true }));
  await waitFor(() => expect(screen.queryByText(/^Several cities/)).toBeNull());
});

test('words that no city is called, and those that somebody chooses to keep, stay as they are', async () => {
  const { bff, person, field, cities } = await open();
  await person.type(field, 'Atlantis{Enter}');
  await waitFor(() => expect(bff.askedFor('lookUp').at(-1)?.query.get('entity_text')).toBe('Atlantis'));
  await person.type(field, 'Berlin');
  await person.click(await screen.findByRole('option', { name: /^Add as custom entry/ }));
  await waitFor(() => expect(cities()).toEqual([{ name: 'Atlantis' }, { name: 'Berlin' }]));
});

test('that a city is there already is said until somebody types there again, leaves, or goes on', async () => {
  const { person, field, cities } = await open();
  const isSaid = () => screen.queryByText('This city has already been added') !== null;
  const addTwice = async () => {
    await person.type(field, 'Berlin, Germany{Enter}');
    await waitFor(() => expect(isSaid()).toBe(true));
  };
  await person.type(field, 'Berlin, Germany{Enter}');
  await waitFor(() => expect(cities()).toHaveLength(1));
  await addTwice();
  await person.type(field, 'P{Backspace}');
  expect(isSaid()).toBe(false);
  await addTwice();
  await person.tab();
  await waitFor(() => expect(isSaid()).toBe(false));

  // Left with it, the field is empty: what became of the words has to be said.
  await person.type(field, 'Berlin, Germany');
  await person.tab();
  await waitFor(() => expect(isSaid()).toBe(true));
  await person.click(screen.getByRole('button', { name: /^Next Step/ }));
  await waitFor(() => expect(isSaid()).toBe(false));
});
