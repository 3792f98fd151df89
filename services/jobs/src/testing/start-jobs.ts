import type { UserActor } from '@waypost/contracts/actor';
import { publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallInput } from '@waypost/contracts/contract';
import { someUser } from '@waypost/runtime/testing/actors';
import { startTestService } from '@waypost/runtime/testing/start-service';
import { buildJobs } from '../app.ts';
import type { SearchPlace } from '../search-engine.ts';

export type PublishBody = CallInput<typeof publishJobPost>['body'];

/** What a recruiter writes, complete; only what matters to a test is given. */
export const someContent = (some: Partial<PublishBody> = {}): Omit<PublishBody, 'dsh_id'> => ({
  title: 'Lighthouse keeper',
  company_name: 'Palm Row',
  description: 'Keep the light.',
  responsibility: 'Trim the wick.',
  minimum_qualification: 'Good eyes.',
  cities: [{ name: 'Skerry' }],
  job_type: 'Full-Time',
  work_mode: 'Onsite',
  ...some,
});

export const dashboardOf = ({ dashboards }: UserActor): string => {
  const [first] = dashboards;
  if (!first) throw new Error('This user has no dashboard');
  return first.dsh_id;
};

export async function startJobs(place: SearchPlace = { searchFile: ':memory:' }) {
  const service = await startTestService(buildJobs(place));
  const recruiter = someUser('Recruiter');
  return {
    ...service,
    recruiter,
    async publish(some: Partial<PublishBody> = {}, as = recruiter) {
      const body = { ...someContent(some), dsh_id: dashboardOf(as) };
      return (await service.call(publishJobPost, { body }, { as })).job_post;
    },
    search: (querystring: CallInput<typeof searchJobPosts>['querystring']) =>
      service.call(searchJobPosts, { querystring }),
  };
}
export type TestJobs = Awaited<ReturnType<typeof startJobs>>;
