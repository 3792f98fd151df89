import { type ApiResponse, type Client, errors } from '@opensearch-project/opensearch';
import { expect, test, vi } from 'vitest';
import { definition, layout } from './index-layout.ts';
import { createSearchIndexes, type SearchIndex, type SearchIndexes } from './search-indexes.ts';
import { searchServing } from './serving-search.ts';

const index = (name: string, more: Partial<SearchIndex>): SearchIndex => ({
  id: name,
  name,
  layout,
  serves: false,
  made: 0,
  lacks: [],
  ...more,
});

const searchOf = (client: object, all: readonly SearchIndex[]) =>
  searchServing(client as Client, { spread: { shards: 1 }, list: async () => all } as unknown as SearchIndexes);

/** The name of the index that is counted, where these are there. */
async function asked(...all: SearchIndex[]): Promise<unknown> {
  let name: unknown;
  const client = {
    async count(params: { index: string }) {
      name = params.index;
      return { body: { count: 0 } };
    },
  };
  await searchOf(client, all).count();
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

/** What the engine says of a search that sorts by a field which an index does not have. */
const refusing = {
  async count() {
    const reason = 'No mapping found for [posted] in order to sort on';
    throw new errors.ResponseError({
      body: { error: { type: 'query_shard_exception', reason } },
      statusCode: 400,
      headers: {},
      warnings: null,
      meta: {} as ApiResponse['meta'],
    });
  },
};

test('what the former index cannot be asked is away until its own is filled', async () => {
  const all = [{ ...former, serves: true }, index('being-filled', {})];
  await expect(searchOf(refusing, all).count()).rejects.toMatchObject({ code: 'unavailable' });
});

test('a filter that the former index does not have is away until its own is filled, where it would find nothing', async () => {
  const all = [{ ...former, serves: true, lacks: ['country' as const] }];
  const search = vi.fn<() => Promise<never>>(() => refusing.count());
  const request = { page: 1, limit: 20, ctc_currency: 'USD' as const };
  const of = (more: object) => searchOf({ search, msearch: search }, all).search({ ...request, ...more }, new Date());
  await expect(of({ country: ['GB'] })).rejects.toMatchObject({ code: 'unavailable' });
  expect(search).not.toHaveBeenCalled();
  await expect(of({ work_mode: ['Remote'] })).rejects.toMatchObject({ code: 'unavailable' });
  expect(search).toHaveBeenCalledWith(expect.anything());
});

test('what an index lacks is read from its mapping', async () => {
  const { country: _country, ...terms } = definition.mappings.properties.terms.properties;
  const { pay: _pay, ...properties } = definition.mappings.properties as Record<string, object>;
  const settings = { index: { uuid: 'u', creation_date: '1' } };
  const get = async () => ({
    body: {
      'posts-1': { aliases: {}, mappings: definition.mappings, settings },
      'posts-2': { aliases: {}, mappings: { properties: { ...properties, terms: { properties: terms } } }, settings },
    },
  });
  const indexes = createSearchIndexes({ indices: { get } } as unknown as Client, 'posts', 'engine');
  expect((await indexes.list()).map(({ lacks }) => lacks)).toEqual([[], ['country', 'pay']]);
});

test('what its own index refuses is a bug, which nobody takes for a pause', async () => {
  const refused = searchOf(refusing, [index('own', { serves: true })]).count();
  await expect(refused).rejects.not.toMatchObject({ code: 'unavailable' });
});
