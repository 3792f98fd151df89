import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

export const named = (first_name: string) =>
  anApplicant({ user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'somebody@example.org' } });
export const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
export const both = [named('Ada'), named('Rae')];

/** The list of both applicants to a post, as its owner sees it. */
export function openApplicants(query = '', other: Parameters<typeof aJobPost>[0] = {}) {
  const post = aJobPost({ title: 'Gardener', ...other });
  const app = renderApp(`/job-applications/${post._id}${query}`, { as: aRecruiter() });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.answer('listApplicants', () => ({ applicants: both, total: 2, counts, is_blind: false }));
  return app;
}
