import { expect, test } from 'vitest';
import { listAppliedPosts } from './applied-posts.ts';

const { querystring } = listAppliedPosts.schema;

test.each([
  ['job_posts', 'Recruitment'],
  ['Job_Posts', 'Recruitment'],
  ['RECRUITMENT', 'Recruitment'],
  ['referral_posts', 'Referral'],
  ['REFERRAL_POSTS', 'Referral'],
  ['referral', 'Referral'],
])('post type %s asks for applications to posts of the category %s', (post_type, category) => {
  expect(querystring.parse({ post_type }).post_type).toBe(category);
});

test('without anything, the first 15 applications to posts of recruiters are asked for', () => {
  expect(querystring.parse({})).toEqual({ post_type: 'Recruitment', page: 1, limit: 15 });
});

test.each(['', 'posts', 'job_posts,referral_posts'])('the post type "%s" is refused', (post_type) => {
  expect(querystring.safeParse({ post_type }).success).toBe(false);
});
