import { jobPostClosed, jobPostEdited, jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { createAggregateStore, type AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Documents } from '@waypost/runtime/ports/documents';
import { restate, type Post } from './job-post.ts';

export type JobPostStore = AggregateStore<Post>;

export const createJobPostStore = (documents: Documents): Promise<JobPostStore> =>
  createAggregateStore<Post>({
    noun: 'Job post',
    documents,
    spec: {
      name: 'job-posts',
      indexes: [
        { key: { dsh_id: 1, posted_date: -1, _id: 1 } },
        { key: { dsh_id: 1, status: 1 } },
        { key: { created_by: 1, posted_date: -1, _id: 1 } },
        { key: { created_by: 1, _id: 1 } },
        { key: { 'cities.city_id': 1 } },
        { key: { status: 1, _id: 1 } },
        { key: { status: 1, posted_date: 1, created_at: 1 } },
      ],
    },
    events: [jobPostPublished, jobPostEdited, jobPostClosed],
    restate,
  });
