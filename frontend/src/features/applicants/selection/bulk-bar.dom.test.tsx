import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApplicants } from '../testing/open-applicants.tsx';

const bulkBar = () => screen.queryByRole('region', { name: 'Change the selected applicants' });

test('the bar for several is there with a selection only, and knows no status of an earlier one', async () => {
  const { bff, person } = openApplicants();
  bff.answer('changeApplicantStatus', () => ({ changed: 1, previous: [] }));
  await screen.findByRole('checkbox', { name: 'Select Ada Park' });
  expect(bulkBar()).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'Select Ada Park' }));
  await person.click(screen.getByRole('button', { name: /New status/ }));
  await person.click(await screen.findByRole('option', { name: 'Not Selected' }));
  await person.click(await screen.findByRole('button', { name: /^Change status/ }));
  await screen.findByText('Applicant status updated');
  await waitFor(() => expect(bulkBar()).toBeNull());
  await person.click(screen.getByRole('checkbox', { name: 'Select Rae Park' }));
  await person.click(await screen.findByRole('button', { name: /^Change status/ }));
  await screen.findByText('Please select a status');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /New status/ }));
  expect(bff.askedFor('changeApplicantStatus')).toHaveLength(1);
});

test('once the bar has done its work, or is cleared, focus is in the row that was selected last', async () => {
  const { bff, person } = openApplicants();
  bff.answer('changeApplicantStatus', () => ({ changed: 2, previous: [] }));
  for (const press of [/^Change status/, /^Clear$/]) {
    for (const name of ['Rae', 'Ada'])
      await person.click(await screen.findByRole('checkbox', { name: `Select ${name} Park` }));
    await person.click(screen.getByRole('button', { name: /New status/ }));
    await person.click(await screen.findByRole('option', { name: 'Not Selected' }));
    await person.click(within(bulkBar()!).getByRole('button', { name: press }));
    await waitFor(() => expect(bulkBar()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ada Park' }));
  }
});

test('the list stays where it is when a status is missing', async () => {
  const { person } = openApplicants();
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ada Park' }));
  const focus = vi.spyOn(screen.getByRole('button', { name: /New status/ }), 'focus');
  await person.click(await screen.findByRole('button', { name: /^Change status/ }));
  await screen.findByText('Please select a status');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('who was changed together is selected no more, whoever else is changed before the answer', async () => {
  const { bff, person } = openApplicants();
  const answer = Promise.withResolvers<void>();
  bff.answerLater('changeApplicantStatus', answer.promise, () => ({ changed: 1, previous: [] }));
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ada Park' }));
  await person.click(screen.getByRole('button', { name: /New status/ }));
  await person.click(await screen.findByRole('option', { name: 'Not Selected' }));
  await person.click(await screen.findByRole('button', { name: /^Change status/ }));
  await person.click(screen.getByRole('button', { name: 'Applied, change the status of Rae Park' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Shortlisted' }));
  answer.resolve();
  await waitFor(() => expect(bulkBar()).toBeNull());
});

test('a change of several that fails stays chosen, and once another attempt succeeds nobody is selected', async () => {
  const { bff, person } = openApplicants();
  bff.refuse('changeApplicantStatus', 'unavailable');
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ada Park' }));
  await person.click(screen.getByRole('button', { name: /New status/ }));
  await person.click(await screen.findByRole('option', { name: 'Not Selected' }));
  await person.click(await screen.findByRole('button', { name: /^Change status/ }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('button', { name: 'Not Selected New status' })).toBeTruthy();
  bff.answer('changeApplicantStatus', () => ({ changed: 1, previous: [] }));
  await person.click(retry);
  await waitFor(() => expect(bulkBar()).toBeNull());
});

test('who is selected is forgotten when other people are asked for', async () => {
  const { person } = openApplicants();
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ada Park' }));
  expect(bulkBar()).not.toBeNull();
  await person.click(screen.getByRole('tab', { name: /Shortlisted/ }));
  await waitFor(() => expect(bulkBar()).toBeNull());
});
