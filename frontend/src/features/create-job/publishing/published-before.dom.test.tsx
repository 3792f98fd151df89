import { screen, waitFor, within } from '@testing-library/react';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { openWizard } from '../testing/open-wizard.tsx';

/** Somebody whose post went out though its answer was lost, and who has written another description since and sent that. */
async function sendChanged(status: 'Open' | 'Close' = 'Open') {
  const app = openWizard('review');
  const { bff, person } = app;
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  bff.takeAway('publishJobPost');
  const publish = async () => person.click(await screen.findByRole('button', { name: /^Publish Job Post/ }));
  const keys = () => bff.askedFor('publishJobPost').map(({ headers }) => headers.get('idempotency-key'));
  await publish();
  await screen.findByText(/^Failed to publish job post: Network error/);
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
  await person.click(steps.getByRole('button', { name: /Basic/ }));
  await person.type(await screen.findByLabelText(/^Job description/), ' And its ponds.');
  await person.click(steps.getByRole('button', { name: /Review/ }));
  const job_post = aJobPost({
    title: 'Gardener',
    description: 'Keep the parks of the city green.',
    status,
    version: 3,
  });
  bff.refuse('publishJobPost', 'conflict', '', [], { job_post });
  await publish();
  const dialog = within(await screen.findByRole('dialog', { name: 'This job post was published before' }));
  return { ...app, job_post, keys, dialog };
}

test('a post whose answer was lost is shown once it is sent again with other words, and becomes what was written last', async () => {
  const { bff, person, job_post, keys, dialog, address, draft } = await sendChanged();
  expect(new Set(keys()).size).toBe(1);
  expect(dialog.getByRole('region', { name: 'Job description' }).textContent).toContain('green. And its ponds.');
  bff.answer('editJobPost', () => ({ job_post }));
  await person.click(dialog.getByRole('button', { name: /^Change it to my version/ }));
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  const [edit] = bff.askedFor('editJobPost');
  expect(edit).toMatchObject({
    params: { id: job_post._id },
    body: { description: 'Keep the parks of the city green. And its ponds.', version: 3 },
  });
  expect(keys()).toHaveLength(2);
  expect(draft()).toBeUndefined();
});

test('while a second post is published it is the button of that which says so', async () => {
  const { bff, person, dialog } = await sendChanged();
  bff.answerLater('publishJobPost', new Promise<void>(() => undefined), () => ({ job_post: aJobPost() }));
  await person.click(dialog.getByRole('button', { name: /^Publish a second post/ }));
  const ofSecond = await dialog.findByRole('button', { name: /Publishing…/ });
  expect(ofSecond.textContent).toContain('Publish a second post');
  expect(dialog.getByRole('button', { name: /^Change it/ }).hasAttribute('disabled')).toBe(true);
});

test('a post that was changed to what is written, by a change whose answer was lost, too, is published', async () => {
  const { bff, person, dialog, job_post, address } = await sendChanged();
  bff.takeAway('editJobPost');
  await person.click(dialog.getByRole('button', { name: /^Change it to my version/ }));
  await screen.findByText(/^Failed to publish job post: Network error/);
  const [edit] = bff.askedFor('editJobPost');
  bff.refuse('publishJobPost', 'conflict', '', [], { job_post: { ...job_post, ...(edit?.body as object) } });
  await person.click(await screen.findByRole('button', { name: /^Publish Job Post/ }));
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
});

test('beside a post that was closed since, and cannot be changed, a second one can be published', async () => {
  const { bff, person, keys, dialog, address } = await sendChanged('Close');
  expect(dialog.queryByRole('button', { name: /^Change it/ })).toBeNull();
  bff.answer('publishJobPost', () => ({ job_post: aJobPost() }));
  await person.click(dialog.getByRole('button', { name: /^Publish a second post/ }));
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(2);
});
