import type { JobPost } from '@waypost/contracts/entities/job-post';

export const companyOf = (post: Pick<JobPost, 'company_name' | 'custom_company'>): string =>
  post.company_name ?? post.custom_company?.name ?? '';
