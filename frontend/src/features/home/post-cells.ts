import { missing } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { formatCities } from '../../format/cities.ts';
import { formatPay } from '../../format/pay.ts';

export const placeCell = ({ cities }: Pick<JobPost, 'cities'>): string => formatCities(cities) ?? missing.location;

export const payCell = ({ expected_max_ctc }: Pick<JobPost, 'expected_max_ctc'>): string =>
  formatPay(expected_max_ctc) ?? missing.detail;
