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
