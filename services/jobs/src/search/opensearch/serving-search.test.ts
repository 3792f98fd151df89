import type { Client } from '@opensearch-project/opensearch';
import { expect, test } from 'vitest';
import { layout } from './index-layout.ts';
import type { SearchIndex, SearchIndexes } from './search-indexes.ts';
import { searchServing } from './serving-search.ts';

const index = (name: string, more: Partial<SearchIndex>): SearchIndex => ({
  id: name,
  name,
  layout,
  serves: false,
  made: 0,
  ...more,
});

/** The name of the index that is counted, where these are there. */
async function asked(...all: SearchIndex[]): Promise<unknown> {
  let name: unknown;
  const client = {
    async count(params: { index: string }) {
      name = params.index;
      return { body: { count: 0 } };
    },
  };
  const indexes = { spread: { shards: 1 }, list: async () => all };
  await searchServing(client as unknown as Client, indexes as unknown as SearchIndexes).count();
  return name;
}

const former = index('former', { layout: layout - 1, made: 1 });
const newer = index('newer', { layout: layout + 1, made: 3 });

test('the index that serves is read', async () => {
  expect(await asked(index('left', { made: 9 }), index('own', { serves: true }))).toBe('own');
});

test('a process of a newer release reads the former index until its own is filled', async () => {
  expect(await asked({ ...former, serves: true }, index('being-filled', { made: 2 }))).toBe('former');
});

test('a process of an older release, started beside a newer one, reads the newest index that its release has left', async () => {
  const left = [index('first', { made: 1 }), index('second', { made: 2 })];
  expect(await asked(...left, { ...newer, serves: true })).toBe('second');
});

test.each([
  ['while the first one is filled', [index('being-filled', {})]],
  ['where a newer one alone is there', [{ ...newer, serves: true }]],
])('search is away %s', async (_, all) => {
  await expect(asked(...all)).rejects.toMatchObject({ code: 'unavailable' });
});
