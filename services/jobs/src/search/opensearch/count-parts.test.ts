import type { Client } from '@opensearch-project/opensearch';
import { expect, test } from 'vitest';
import type { JobSearchRequest } from '../job-search.ts';
import { readOpenSearch } from './open-search-job-search.ts';

const request: JobSearchRequest = {
  page: 1,
  limit: 15,
  ctc_currency: 'USD',
  keyword: '"rust" "basel"',
  status: 'Open',
};
const now = new Date('2026-01-01');

type Body = { query: unknown; aggs?: Record<string, { filters?: { filters: unknown[] } }> };

/** An engine that finds nothing, and so many posts about each part and that mention it. */
function findingParts(about: readonly number[], text: readonly number[], without = 40) {
  const asked: Body[] = [];
  const bucketsOf = (counts: readonly number[]) => ({ buckets: counts.map((doc_count) => ({ doc_count })) });
  const client = {
    async search({ body }: { body: Body }) {
      const parts = body.aggs?.['about']?.filters !== undefined;
      if (parts) asked.push(body);
      const aggregations = parts ? { about: bucketsOf(about), text: bucketsOf(text) } : {};
      return { body: { hits: { total: { value: 0 }, hits: [] }, aggregations } };
    },
    count: async ({ body }: { body: Body }) => ({
      body: { count: JSON.stringify(body).includes('basel') ? 0 : without },
    }),
  };
  const finder = readOpenSearch(client as unknown as Client, async () => 'posts', { shards: 1 });
  return { asked, find: (more: Partial<JobSearchRequest> = {}) => finder.search({ ...request, ...more }, now) };
}

test('a first page without posts asks once how many each part of the keyword finds, by the same filters', async () => {
  const { asked, find } = findingParts([0, 3], [7, 9]);
  expect((await find()).loosenings?.filter(({ without }) => without !== 'status')).toEqual([
    { without: 'words', keyword: '"basel"', label: 'Search for “"basel"”', count: 3 },
    { without: 'words', keyword: '"rust"', label: 'Search for “"rust"”', count: 7 },
    { without: 'keyword', label: 'Without the keyword', count: 40 },
  ]);
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked[0]?.query)).toContain('{"terms.status":["Open"]}');
  expect(asked[0]?.aggs?.['text']?.filters?.filters).toHaveLength(2);
});

test.each([
  ['behind the first page', { page: 2 }, 40],
  ['to be brief', { isBrief: true }, 40],
  ['for one word', { keyword: '"basel"' }, 40],
  ['where the filters take no post', {}, 0],
])('%s it does not', async (_when, more, without) => {
  const { asked, find } = findingParts([1, 1], [1, 1], without);
  await find(more);
  expect(asked).toEqual([]);
});
