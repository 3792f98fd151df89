import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyForm } from '../form/job-form.ts';
import { openWizard } from '../testing/open-wizard.tsx';

const whole = `Pilot
Palm Row

Ships come at night.

Duties
Bring ships in.

Requirements
A licence.`;

const field = (name: string) => screen.findByLabelText(name);
const begun = { ...emptyForm, title: 'Captain' };

test('a whole text is sorted into the steps, from any of them, which can be undone', async () => {
  const { person, draft } = openWizard('requirements', begun);
  await person.click(await screen.findByRole('button', { name: 'Paste the whole text' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste the whole job text' });
  await person.click(within(dialog).getByLabelText('Job text'));
  await person.paste(whole);
  await person.click(within(dialog).getByRole('button', { name: 'Fill in the fields' }));
  expect(await field('Job description')).toHaveProperty('value', 'Ships come at night.');
  expect(await field('Job title')).toHaveProperty('value', 'Captain');
  await waitFor(() => expect(draft()?.form).toMatchObject({ minimum_qualification: 'A licence.' }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(draft()?.form).toEqual(begun));
});

test('a description that is a whole post is sorted, and stands there as it is when that is undone', async () => {
  const { person, draft } = openWizard('basic', begun);
  await person.click(await field('Job description'));
  await person.paste(whole);
  await waitFor(() => expect(draft()?.form).toMatchObject({ minimum_qualification: 'A licence.' }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(draft()?.form).toEqual({ ...begun, description: whole }));
});

test('a listed city that the text names is the location, and no part of the description', async () => {
  const { bff, person, draft } = openWizard('basic', begun);
  const city = { city_id: '1'.repeat(24), city_name: 'Lyon', state_name: '', country_name: 'France' };
  bff.answer('lookUp', ({ query }) => (query.get('entity_text') === 'Lyon, France' ? [city] : []));
  await person.click(await field('Job description'));
  await person.paste(whole.replace('Palm Row', 'Palm Row · Lyon, France'));
  await waitFor(() => expect(draft()?.form.cities).toEqual([{ id: city.city_id, name: 'Lyon, France' }]));
  expect(draft()?.form.description).toBe('Ships come at night.');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(draft()?.form.cities).toEqual([]));
});

test('a place that no city is called stays in the description', async () => {
  const { bff, person, draft } = openWizard('basic', begun);
  bff.answer('lookUp', () => []);
  await person.click(await field('Job description'));
  await person.paste(whole.replace('Palm Row', 'Palm Row · Pier 7'));
  await waitFor(() => expect(bff.askedFor('lookUp')).toHaveLength(1));
  await waitFor(() => expect(draft()?.form.description).toBe('Pier 7\n\nShips come at night.'));
});

test('a description of one part is what it is', async () => {
  const { person, draft } = openWizard('basic', begun);
  await person.click(await field('Job description'));
  await person.paste('Ships come at night.\n\nDuties\nBring ships in.');
  await waitFor(() => expect(draft()?.form.description).toMatch(/Duties/));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what is written already is not replaced by what is pasted', async () => {
  const { person, draft } = openWizard('basic', { ...begun, responsibility: 'Steer.' });
  await person.click(await field('Job description'));
  await person.paste(whole);
  await waitFor(() => expect(draft()?.form).toMatchObject({ description: whole, responsibility: 'Steer.' }));
});

test('a text that says nothing stays where it was pasted', async () => {
  const { person } = openWizard('basic', begun);
  await person.click(await screen.findByRole('button', { name: 'Paste the whole text' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByLabelText('Job text'));
  await person.paste('Pilot');
  await person.click(within(dialog).getByRole('button', { name: 'Fill in the fields' }));
  await screen.findByText('Nothing in this text belongs in a field');
  expect(within(dialog).getByLabelText('Job text')).toHaveProperty('value', 'Pilot');
});
