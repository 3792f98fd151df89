import type { JobPost } from '@waypost/contracts/entities/job-post';
import { wholeDemo } from '@waypost/demo/load-demo';
import { benchPosts } from '../bench-posts.ts';

/** Recency is measured from here: later than every post of the demo. */
export const now = new Date(Date.UTC(2030, 0, 1));

export const demoPosts = (): JobPost[] =>
  benchPosts(wholeDemo.posts).map(({ dsh_id: _dashboard, owner_type: _owner, ...post }) => post);
