import { screen, waitFor } from '@testing-library/react';
import { aJobPost, aJobPostDetails, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aDashboard, aUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { stored } from '../../session/stored.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { publisherOf } from './use-its-list.ts';

test('the publisher is known by the category', () => {
  expect(publisherOf({ job_post_category: 'Referral' })).toBe('Referrer');
  expect(publisherOf({ job_post_category: 'Recruitment' })).toBe('Recruiter');
});

/** Somebody on their dashboard as a referrer, at a page about a post that they published as a recruiter. */
function openPost(address: (id: string) => string) {
  const [recruiter, referrer] = [aDashboard({ dsh_type: 'Recruiter' }), aDashboard({ dsh_type: 'Referrer' })];
  const as = aCurrentUser({ userInfos: aUser(), userDashboards: [referrer, recruiter] });
  stored.select(referrer.dsh_id);
  const post = aJobPost({ created_by: as.userInfos._id, job_type: 'Full-Time', work_mode: 'Onsite' });
  const app = renderApp(address(post._id), { as });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.refuse('listApplicants', 'unavailable');
  app.bff.answer('editJobPost', () => ({ job_post: post }));
  app.bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  app.bff.answer('searchJobPosts', () => aJobSearchResult());
  const listed = () => app.bff.askedFor('listPostedJobs').map(({ query }) => query.get('dsh_id'));
  return { ...app, recruiter, listed };
}

test.each([
  ['its applicants', (id: string) => `/job-applications/${id}`, 'link', 'Back to Posted Jobs'],
  ['the form that changes it', (id: string) => `/create-job?edit=${id}`, 'link', 'Back to Posted Jobs'],
  ['the form, once it is saved', (id: string) => `/create-job?edit=${id}`, 'button', /^Save Changes/],
] as const)('the way back from %s leads to the list that a post is in', async (_, at, role, name) => {
  const { person, address, recruiter, listed } = openPost(at);
  await person.click(await screen.findByRole(role, { name }));
  await screen.findByText('You are on your Recruiter dashboard');
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  await waitFor(() => expect(listed()).toEqual([recruiter.dsh_id]));
});
