import type { publishJobPost } from '@waypost/contracts/calls/jobs';
import type { CallInput } from '@waypost/contracts/contract';
import type { Person } from './person.ts';

type Body = CallInput<typeof publishJobPost>['body'];

/** What a recruiter writes, complete; a test states only what matters to it. */
export const jobPostBody = ({ dsh_id }: Pick<Person, 'dsh_id'>, some: Partial<Body> = {}): Body => ({
  dsh_id,
  title: 'Lighthouse keeper',
  custom_company: { name: 'Skerry Lights' },
  description: 'Keep the light of a remote island burning.',
  responsibility: 'Trim the wick and log the weather.',
  minimum_qualification: 'Good eyes and patience.',
  cities: [{ name: 'Skerry' }],
  job_type: 'Full-Time',
  work_mode: 'Onsite',
  ...some,
});
