import type { FacetName } from '@waypost/contracts/calls/jobs';

/** A selection to drop, and the posts that this would leave; `filters` are all of them, the keyword kept. */
export type Loosening = { without: FacetName | 'keyword' | 'filters'; label: string; count: number };

const labels: Record<Loosening['without'], string> = {
  city: 'Any city',
  company: 'Any company',
  job_type: 'Any job type',
  work_mode: 'Any work mode',
  skills: 'Any skills',
  category: 'Recruitment and referral',
  status: 'Open and closed',
  experience: 'Any experience',
  pay: 'Any pay',
  posted_within: 'Posted at any time',
  keyword: 'Without the keyword',
  filters: 'Without any filter',
};

/** The ways out of an empty result that lead to posts, the widest first. */
export function looseningsOf(counts: ReadonlyMap<Loosening['without'], number>): Loosening[] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([without, count]) => ({ without, label: labels[without], count }));
}
