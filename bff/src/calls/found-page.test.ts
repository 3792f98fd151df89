import type { UserActor } from '@waypost/contracts/actor';
import { type JobSearchResult, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aDashboard } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { expect, test } from 'vitest';
import { findPages } from './found-page.ts';

const dashboard = aDashboard();
const viewer = { kind: 'user', user_id: newId(), dashboards: [dashboard] } as UserActor;

function finding({ bytes = 1_000_000 } = {}) {
  const client = createStubClient({ kind: 'service', name: 'bff' });
  client.stub(searchJobPosts, () => aJobSearchResult());
  const find = findPages(client, { ms: 60_000, bytes });
  const ask = (query: Record<string, string>, as?: UserActor, signal?: AbortSignal) =>
    find(query, { viewer: as, ...(signal && { signal }) });
  return { client, ask };
}

test('what many ask for at once is found once, for nobody in particular', async () => {
  const { client, ask } = finding();
  await Promise.all([ask({ keyword: 'nurse' }), ask({ keyword: 'nurse' }), ask({ keyword: 'nurse' }, viewer)]);
  await ask({ keyword: 'nurse', dsh_id: dashboard.dsh_id }, viewer);
  expect(client.calls).toHaveLength(1);
  expect(client.calls[0]?.actor).toEqual({ kind: 'service', name: 'bff' });
  await ask({ keyword: 'nurse', page: '2' });
  expect(client.calls).toHaveLength(2);
});

test('who gives up waiting for what others ask for, too, is let go, and the others are answered', async () => {
  const { client, ask } = finding();
  const found = Promise.withResolvers<JobSearchResult>();
  client.stub(searchJobPosts, () => found.promise);
  const gone = new AbortController();
  const [left, stayed] = [ask({ keyword: 'nurse' }, undefined, gone.signal), ask({ keyword: 'nurse' })];
  gone.abort(new Error('The page is late'));
  await expect(left).rejects.toThrow('The page is late');
  await expect(ask({ keyword: 'nurse' }, undefined, gone.signal)).rejects.toThrow('The page is late');
  found.resolve(aJobSearchResult({ total: 7 }));
  expect((await stayed).page().total).toBe(7);
  expect(client.calls).toHaveLength(1);
});

test('a question is known by what it asks, however it is asked', async () => {
  const { client, ask } = finding();
  await ask({ keyword: 'nurse', sort: 'newest' });
  await ask({ sort: 'newest', page: '1', keyword: 'nurse', utm_source: 'mail' });
  expect(client.calls).toHaveLength(1);
  await ask({ keyword: 'nurse', sort: 'pay' });
  expect(client.calls).toHaveLength(2);
});

test("one's own posts, and what is seen from a dashboard of others, are asked for each time, by who asks", async () => {
  const { client, ask } = finding();
  const own = { created_by: viewer.user_id };
  const foreign = { keyword: 'nurse', dsh_id: newId() };
  for (const query of [own, own, foreign, foreign]) await ask(query, viewer);
  expect(client.calls.map(({ actor }) => actor)).toEqual([viewer, viewer, viewer, viewer]);
  await ask(foreign);
  expect(client.calls).toHaveLength(5);
});

test('however long the pages are that are asked for, a few megabytes are kept, and nothing that is made of them', async () => {
  const { client, ask } = finding({ bytes: 1_000_000 });
  client.stub(searchJobPosts, () => aJobSearchResult({ jobs: [aJobPostListing({ description: 'x'.repeat(50_000) })] }));
  const queries = Array.from({ length: 50 }, (_, at) => ({ keyword: 'nurse', max_ctc: String(at + 1) }));
  for (const query of queries) await ask(query, viewer);
  for (const query of queries.slice(-15)) {
    const found = await ask(query, viewer);
    expect(found.page()).not.toBe(found.page());
  }
  expect(client.calls).toHaveLength(50);
  for (const query of queries.slice(0, 30)) await ask(query, viewer);
  expect(client.calls).toHaveLength(80);
});

test('a page that is very long is found for those alone who wait for it together', async () => {
  const { client, ask } = finding({ bytes: 1_000_000 });
  client.stub(searchJobPosts, () =>
    aJobSearchResult({ jobs: [aJobPostListing({ description: 'x'.repeat(300_000) })] }),
  );
  await Promise.all([ask({ keyword: 'nurse' }, viewer), ask({ keyword: 'nurse' }, viewer)]);
  expect(client.calls).toHaveLength(1);
  await ask({ keyword: 'nurse' }, viewer);
  expect(client.calls).toHaveLength(2);
});
