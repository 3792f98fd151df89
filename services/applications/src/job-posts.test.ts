import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { maxEventBytes } from '@waypost/contracts/event';
import { aJobPostState } from '@waypost/contracts/testing/job-posts';
import { ownCalls } from '@waypost/runtime/service/calls/send';
import { newId } from '@waypost/runtime/service/new-id';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { expect, test } from 'vitest';
import { createJobPosts } from './job-posts.ts';

test('what hundreds ask about at once is read together, never more than one answer holds of the longest posts', async () => {
  const client = createStubClient({ kind: 'service', name: 'applications' });
  const asked: number[] = [];
  client.stub(readJobPosts, ({ body: { ids } }) => {
    asked.push(ids.length);
    return { job_posts: ids.map((_id) => aJobPostState({ _id })) };
  });
  const { read } = createJobPosts(client);
  const ids = Array.from({ length: 180 }, newId);
  const posts = await Promise.all([...ids, ...ids.slice(0, 20)].map(read));
  expect(posts.map((post) => post?._id)).toEqual([...ids, ...ids.slice(0, 20)]);
  expect(asked).toHaveLength(4);
  expect(Math.max(...asked) * maxEventBytes).toBeLessThan(ownCalls.longestAnswer);
});
