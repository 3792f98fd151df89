import type { JobPost } from '@waypost/contracts/entities/job-post';
import { formatPay } from '../../format/pay.ts';

/** The only city's name, "3 locations", or that there is none. */
export function locationWords({ cities }: Pick<JobPost, 'cities'>): string {
  if (cities.length === 0) return 'Location not specified';
  return cities.length === 1 ? (cities[0]?.name ?? '') : `${cities.length} locations`;
}

export const payWords = ({ expected_max_ctc }: Pick<JobPost, 'expected_max_ctc'>) => formatPay(expected_max_ctc);
