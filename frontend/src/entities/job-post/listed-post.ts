import { missing } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { formatCities } from '../../format/cities.ts';
import { formatCompany } from '../../format/company.ts';
import { factLine } from '../../format/fact-line.ts';
import { formatPay } from '../../format/pay.ts';

/** The post of a row: null where it could not be read, undefined where it is gone. */
export type ListedPost = JobPost | null | undefined;

export function titleOf(post: ListedPost): string {
  if (post) return post.title;
  return post === null ? 'Job Post Unavailable' : 'Job Post Not Found';
}

export const companyOf = (post: ListedPost): string =>
  post ? (formatCompany(post) ?? 'Unknown Company') : 'Company Not Found';

/** Empty for a post that could not be read: without a place it would be shown as remote, which nobody knows. */
export const locationOf = (post: ListedPost): string =>
  post ? (formatCities(post.cities) ?? missing.location) : missing.detail;

export const payOf = (post: ListedPost, noPay: string = missing.detail): string =>
  formatPay(post?.expected_max_ctc) ?? noPay;

/** "Full-Time · Hybrid", as far as the post says. */
export const kindOf = (post: ListedPost): string | undefined =>
  factLine([post?.job_type, post?.work_mode]) || undefined;
