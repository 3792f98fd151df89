import { longPostsAtOnce, type readJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallInput } from '@waypost/contracts/contract';
import { nextId } from '@waypost/contracts/testing/factory';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import type { Client } from '@waypost/runtime/service/calls/client';
import { expect, test } from 'vitest';
import { readPosts } from './read-posts.ts';

test('of many posts keeps what is needed of some before it asks for others', async () => {
  const order: string[] = [];
  const client = {
    call: async (_: unknown, { body: { ids } }: CallInput<typeof readJobPosts>) => {
      order.push('asked');
      return { job_posts: ids.map((_id) => aJobPost({ _id })) };
    },
  } as unknown as Client;
  const ids = Array.from({ length: longPostsAtOnce + 1 }, nextId);
  const kept = await readPosts(client, ids, ({ _id }) => {
    if (order.at(-1) !== 'kept') order.push('kept');
    return { _id };
  });
  expect(kept).toEqual(ids.map((_id) => ({ _id })));
  expect(order).toEqual(['asked', 'kept', 'asked', 'kept']);
});
