import { screen, within } from '@testing-library/react';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

test('of a post that was changed meanwhile, what was not changed here too is as it is now', async () => {
  const as = aRecruiter();
  const post = aJobPost({
    created_by: as.userInfos._id,
    title: 'Gardener',
    description: 'Hedges',
    job_type: 'Full-Time',
    work_mode: 'Onsite',
  });
  const { bff, person } = renderApp(`/create-job?edit=${post._id}`, { as });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  const theirs = { ...post, title: 'Head gardener', description: 'Lawns', version: post.version + 1 };
  bff.refuse('editJobPost', 'version-conflict', '', [], { job_post: theirs });
  await person.type(await screen.findByLabelText(/^Job description/), ' and paths');
  await person.click(screen.getByRole('button', { name: /^Save Changes/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('region').map((field) => field.textContent)).toEqual([
    'Job descriptionSaved versionLawnsYour versionHedges and paths',
  ]);
  bff.answer('editJobPost', () => ({ job_post: theirs }));
  await person.click(dialog.getByRole('button', { name: /^Overwrite with my version/ }));
  await screen.findByText('Job post updated successfully!');
  expect(bff.askedFor('editJobPost').at(-1)?.body).toMatchObject({
    title: 'Head gardener',
    description: 'Hedges and paths',
    version: theirs.version,
  });
});

test('the page of a post that was changed meanwhile is called by what it is now', async () => {
  const as = aRecruiter();
  const post = aJobPost({
    created_by: as.userInfos._id,
    title: 'Gardener',
    job_type: 'Full-Time',
    work_mode: 'Onsite',
  });
  const { bff, person } = renderApp(`/create-job?edit=${post._id}`, { as });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  const theirs = { ...post, title: 'Head gardener', version: post.version + 1 };
  bff.refuse('editJobPost', 'version-conflict', '', [], { job_post: theirs });
  await person.type(await screen.findByLabelText('Job title'), 's');
  await person.click(screen.getByRole('button', { name: /^Save Changes/ }));
  await person.click(await screen.findByRole('button', { name: 'Use the saved version' }));
  await screen.findByText('The form now shows the saved version');
  expect(screen.getAllByText('Head gardener').length).toBeGreaterThan(0);
  expect(screen.queryByText('Gardener')).toBeNull();
});
