import type { JobPostResult } from '@waypost/contracts/entities/lookup';
import type { JobPostStore } from '../job-post-store.ts';
import { companyOf } from '../search/company-of.ts';
import type { JobFinder } from '../search/job-search.ts';
import type { Lookup } from './ranked-list.ts';

export const createJobPostLookup = (search: JobFinder, store: JobPostStore): Lookup<JobPostResult> => ({
  async search(text, page) {
    const found = await search.suggest(text, page);
    return found.map(({ _id, title, company, status }) => ({ job_post_id: _id, title, company_name: company, status }));
  },

  async byIds(ids) {
    const posts = await store.query({ _id: { $in: ids } });
    const results = new Map(
      posts.map(({ id, value: post }) => [
        id,
        { job_post_id: id, title: post.title, company_name: companyOf(post), status: post.status },
      ]),
    );
    return ids.flatMap((id) => results.get(id) ?? []);
  },
});
