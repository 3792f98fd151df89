import { workModes as allWorkModes, type WorkMode } from '@waypost/contracts/constants';
import { someOf } from '../../../format/url-values.ts';
import { joined, without, type SearchFilter } from './search-filter.ts';

export type WorkModes = { workModes: readonly WorkMode[] };

export const workMode: SearchFilter<WorkModes> = {
  empty: { workModes: [] },
  read: (params) => ({ workModes: someOf(allWorkModes, params.get('work_mode')) }),
  write: ({ workModes }) => ({ work_mode: joined(workModes) }),
  count: ({ workModes }) => workModes.length,
  cleared: { workModes: [] },
  chips: ({ workModes }) =>
    workModes.map((mode) => ({
      id: `work_mode:${mode}`,
      label: mode,
      without: { workModes: without(workModes, mode) },
    })),
  facet: {
    label: 'Work mode',
    chosen: 'many',
    values: ({ workModes }) => workModes,
    choose: (modes) => ({ workModes: modes as WorkMode[] }),
  },
};
