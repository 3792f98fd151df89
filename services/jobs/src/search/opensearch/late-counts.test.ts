import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { keepAnswers } from '@waypost/runtime/keep-answers';
import { expect, test } from 'vitest';
import { readOpenSearch } from './open-search-job-search.ts';

const request = { page: 1, limit: 15, ctc_currency: 'USD' } as const;
const now = new Date('2026-01-01');

/** An engine that finds in a moment and counts when it is let. */
function slowlyCounting({ found }: { found: number }) {
  const { promise: done, resolve: finish, reject: fail } = Promise.withResolvers<void>();
  const counted: string[] = [];
  const answered: string[] = [];
  const hits = Array.from({ length: found }, () => ({ _source: { post: aJobPost({}) } }));
  const client = {
    async search({ body }: { body: { size: number } }) {
      if (body.size === 0) {
        counted.push(JSON.stringify(body));
        answered.push('counting');
        await done;
      } else {
        await nextTurn();
        answered.push('page');
      }
      const open = { buckets: [{ key: 'Open', doc_count: found }] };
      return { body: { hits: { total: { value: found }, hits }, aggregations: { 'status most': open } } };
    },
    count: async () => ({ body: { count: 0 } }),
  };
  const kept = keepAnswers<never>({ ms: 60_000, bytes: 1_000_000 }, () => 1_000);
  const finder = readOpenSearch(client as unknown as Client, async () => 'posts', { shards: 1, kept });
  return { finder, finish, fail, counted, answered };
}

test('a page whose counts may come later does not wait for them, and who asks on gets those that are under way', async () => {
  const { finder, finish, counted } = slowlyCounting({ found: 3 });
  const first = await finder.search({ ...request, counts: 'later' }, now);
  expect(first).toMatchObject({ total: 3, counts: 'pending', facets: { status: [], city: [] } });
  expect(first.jobs).toHaveLength(3);
  const whole = finder.search(request, now);
  finish();
  expect((await whole).facets.status).toEqual([{ value: 'Open', label: 'Open', count: 3 }]);
  expect(await whole).not.toHaveProperty('counts');
  expect(counted).toHaveLength(new Set(counted).size);
});

test('counts that are there stand on the page', async () => {
  const { finder, finish } = slowlyCounting({ found: 3 });
  finish();
  const page = await finder.search({ ...request, counts: 'later' }, now);
  expect(page.facets.status).toHaveLength(1);
  expect(page).not.toHaveProperty('counts');
});

test('counts that may come later begin when the page is there, others with it', async () => {
  const later = slowlyCounting({ found: 3 });
  await later.finder.search({ ...request, counts: 'later' }, now);
  expect(later.answered[0]).toBe('page');
  expect(later.answered).toContain('counting');
  const together = slowlyCounting({ found: 3 });
  together.finish();
  await together.finder.search(request, now);
  expect(together.answered[0]).toBe('counting');
});

test('a page without posts waits: what it offers instead is made of counts', async () => {
  const { finder, finish } = slowlyCounting({ found: 0 });
  const page = finder.search({ ...request, counts: 'later' }, now);
  finish();
  expect(await page).not.toHaveProperty('counts');
});

test('counts that fail leave the page that did not wait for them, and fail the one that does', async () => {
  const { finder, fail } = slowlyCounting({ found: 3 });
  expect((await finder.search({ ...request, counts: 'later' }, now)).total).toBe(3);
  const whole = finder.search(request, now);
  fail(new Error('away'));
  await expect(whole).rejects.toThrow('away');
});
