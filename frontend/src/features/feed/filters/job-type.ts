import { jobTypes as allJobTypes, type JobType } from '@waypost/contracts/constants';
import { someOf } from '../../../format/url-values.ts';
import { joined, without, type SearchFilter } from './search-filter.ts';

export type JobTypes = { jobTypes: readonly JobType[] };

export const jobType: SearchFilter<JobTypes> = {
  empty: { jobTypes: [] },
  read: (params) => ({ jobTypes: someOf(allJobTypes, params.get('job_type')) }),
  write: ({ jobTypes }) => ({ job_type: joined(jobTypes) }),
  count: ({ jobTypes }) => jobTypes.length,
  cleared: { jobTypes: [] },
  chips: ({ jobTypes }) =>
    jobTypes.map((type) => ({ id: `job_type:${type}`, label: type, without: { jobTypes: without(jobTypes, type) } })),
  facet: {
    label: 'Job type',
    chosen: 'many',
    values: ({ jobTypes }) => jobTypes,
    choose: (types) => ({ jobTypes: types as JobType[] }),
  },
};
