import { jobStatuses, type JobStatus } from '@waypost/contracts/constants';
import { oneOf } from '../../../format/url-values.ts';
import type { SearchFilter } from './search-filter.ts';

export type Status = { status: JobStatus | undefined };

const none: Status = { status: undefined };
const names = { Open: 'Open', Close: 'Closed' };

export const status: SearchFilter<Status> = {
  empty: none,
  read: (params) => ({ status: oneOf(jobStatuses, params.get('status')) }),
  write: (search) => ({ status: search.status }),
  count: (search) => (search.status === undefined ? 0 : 1),
  cleared: none,
  chips: (search) =>
    search.status === undefined ? [] : [{ id: 'status', label: names[search.status], without: none }],
  facet: {
    label: 'Status',
    chosen: 'one',
    any: 'Open and closed',
    names,
    value: (search) => search.status,
    choose: (chosen) => ({ status: chosen as JobStatus | undefined }),
  },
};
