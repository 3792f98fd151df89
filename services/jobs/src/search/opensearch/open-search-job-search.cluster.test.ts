import { randomUUID } from 'node:crypto';
import { limits } from '@waypost/contracts/constants';
import { keepAnswers } from '@waypost/runtime/keep-answers';
import { createLog } from '@waypost/runtime/telemetry/log';
import { until } from '@waypost/runtime/testing/until';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { generatePosts, makePost, now } from '../../testing/generated-posts.ts';
import { requests } from '../../testing/generated-requests.ts';
import { describeJobSearch } from '../../testing/job-search-suite.ts';
import type { JobSearch, VersionedPost } from '../job-search.ts';
import { synonymGroups } from '../words/lists/synonym-groups.ts';
import { layout } from './index-layout.ts';
import { createOpenSearchClient } from './open-search-client.ts';
import { readOpenSearch } from './open-search-job-search.ts';
import { createSearchIndexes } from './search-indexes.ts';
import { openSearchEndpoint } from './testing/open-search-endpoint.ts';

const endpoint = openSearchEndpoint();
// Of hundreds of requests an engine that shares its processors takes several times as long as one that has them.
vi.setConfig({ testTimeout: 240_000 });

const client = createOpenSearchClient(endpoint);
const indexes = createSearchIndexes(client, `test-${randomUUID()}`, endpoint);
const spread = createSearchIndexes(client, `test-${randomUUID()}`, endpoint, { shards: 3, replicas: 0 });
afterAll(() => client.close());

/** What the engine may take at another moment, and why it did not. */
const passing = (why: RegExp) => ({ code: 'unavailable', cause: { message: expect.stringMatching(why) } });

/** The engine shows writes after its next refresh, which the suite does not wait for. */
async function openRefreshing({ alias, make, open, remove } = indexes): Promise<
  JobSearch & { indexOnly: JobSearch['index'] }
> {
  const index = await make(`${alias}-${randomUUID()}`);
  const search = open(index);
  return {
    ...search,
    indexOnly: search.index,
    async index(posts) {
      await search.index(posts);
      await client.indices.refresh({ index: index.name });
    },
    close: () => remove(index),
  };
}

describeJobSearch('OpenSearch', openRefreshing);

/** Each shard counts its own words and terms, which nobody who searches may see. */
describe('an index of three shards', () => {
  const titles = ['Plumber', 'Pipefitter', 'Software Developer', 'Registered Nurse', 'Janitor', 'Cook', 'Truck Driver'];
  const posts = generatePosts(300).map((post, at) => (at % 3 ? post : { ...post, title: titles[at % titles.length]! }));
  const typed = fc.constantFrom(
    'quatz',
    'zebra walnut copper violet',
    'basalt janitor',
    'registred nurse',
    '"registered nurse"',
    'cook or plumber',
    '-zebra cook',
    'software ninja',
    'people who fix pipes',
    'otter developer',
    'vigo violet',
  );
  let one: JobSearch;
  let three: JobSearch;
  beforeAll(async () => {
    [one, three] = await Promise.all([openRefreshing(), openRefreshing(spread)]);
    for (const search of [one, three]) await search.index(posts.map((post) => ({ id: post._id, version: 1, post })));
  });
  afterAll(async () => {
    await Promise.all([one.close(), three.close()]);
  });

  it('answers as an index of one does, whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(requests, fc.option(typed), async (request, keyword) => {
        const asked = keyword === null ? request : { ...request, keyword };
        expect(await three.search(asked, now)).toEqual(await one.search(asked, now));
      }),
      { numRuns: 100, seed: 5 },
    );
  });

  it('suggests and names what an index of one does', async () => {
    for (const text of ['', 'ze', 'registered nu', 'palm row', 'otter c']) {
      const page = { page: 1, limit: 20 };
      expect(await three.suggest(text, page)).toEqual(await one.suggest(text, page));
    }
    for (const names of ['company', 'skills', 'city'] as const)
      expect(await three.uses(names)).toEqual(await one.uses(names));
  });
});

describe('the index in OpenSearch', () => {
  let search: Awaited<ReturnType<typeof openRefreshing>>;
  beforeEach(async () => {
    search = await openRefreshing();
  });
  afterEach(() => search.close());

  const request = { page: 1, limit: 15, ctc_currency: 'USD' } as const;
  const post = (id: string, title: string): VersionedPost => ({ id, version: 1, post: makePost({ _id: id, title }) });
  const titles = async (keyword: string) =>
    (await search.search({ ...request, keyword }, now)).jobs.map((job) => job.title);

  async function requestsOf(use: () => Promise<unknown>): Promise<number> {
    let requests = 0;
    const count = () => requests++;
    client.on('request', count);
    await use();
    client.off('request', count);
    return requests;
  }

  it('asks for a page of the feed, the other tier and its counts once each, and once more for each facet that narrows', async () => {
    await search.index([post('a', 'Baker in Porto'), post('b', 'Welder')]);
    // And where few posts are about the keyword, one more for what is alike.
    const brief = { ...request, keyword: 'jobs for bakers', isBrief: true };
    expect(await requestsOf(() => search.search(brief, now))).toBe(3);
    expect(await requestsOf(() => search.search({ ...brief, isBrief: false }, now))).toBe(4);
    const asked = { ...brief, job_type: ['Full-Time' as const], with_unknown_pay: 'true' as const };
    expect(await requestsOf(() => search.search({ ...asked, job_type: undefined, min_ctc: 1 }, now))).toBe(4);
    expect(await requestsOf(() => search.suggest('ba', { page: 1, limit: 5 }))).toBe(1);
  });

  it('lies over as many shards and copies as are asked for', async () => {
    const other = await openRefreshing(spread);
    const made = await client.indices.getSettings({ index: `${spread.alias}-*` });
    await other.close();
    expect(Object.values(made.body).map(({ settings }) => settings?.index)).toMatchObject([
      { number_of_shards: '3', number_of_replicas: '0', auto_expand_replicas: 'false' },
    ]);
  });

  it('counts once what many ask at once or one after the other, and lists what is new', async () => {
    await search.index([post('a', 'Baker')]);
    const [serving] = await indexes.list();
    const kept = readOpenSearch(client, async () => serving?.name ?? '', {
      shards: 1,
      kept: keepAnswers({ ms: 60_000, bytes: 1_000_000 }, () => 1_000),
    });
    const ask = (more: object = {}) => kept.search({ ...request, keyword: 'baker', isBrief: true, ...more }, now);
    expect(await requestsOf(() => Promise.all([ask(), ask(), ask({ sort: 'newest' })]))).toBe(5);
    await search.index([post('b', 'Baker')]);
    const page = await ask();
    expect([page.total, page.mentions, page.facets.status[0]?.count]).toEqual([2, 0, 1]);
    expect(await requestsOf(() => ask({ status: 'Open' }))).toBe(4);
    const { created_by } = makePost({ _id: 'a' });
    const own = await ask({ created_by });
    expect([own.total, own.facets.status[0]?.count]).toEqual([2, 2]);
  });

  it('shows a post within two seconds, without being asked to', async () => {
    await search.indexOnly([post('a', 'Baker')]);
    const shown = await until(async () => (await titles('baker'))[0], { within: 2_000 });
    expect(shown).toBe('Baker');
  });

  it('puts the form that was typed before another one', async () => {
    await search.index([post('a', 'Managing nurses'), post('b', 'Managed nurses'), post('c', 'Manages nurses')]);
    expect((await titles('managed'))[0]).toBe('Managed nurses');
    expect((await titles('manages'))[0]).toBe('Manages nurses');
  });

  it('does not suggest a word that only the dictionary still has', async () => {
    await search.index([post('a', 'Carpenter'), post('b', 'Carpentry'), post('c', 'Cook')]);
    await search.index([{ id: 'a', version: 2, post: undefined }]);
    const page = await search.search({ ...request, keyword: 'carpentir' }, now);
    expect(page).toMatchObject({ suggestion: 'carpentry', jobs: [{ title: 'Carpentry' }] });
  });

  it('takes the longest keywords, of synonyms or of mistyped words', async () => {
    await search.index(Array.from({ length: 60 }, (_, at) => post(String(at), `welding weldin${at} cookin${at}`)));
    const filled = (words: readonly string[]) =>
      words.reduce(
        (text, word) => (`${text} ${word}`.trim().length > limits.keyword ? text : `${text} ${word}`.trim()),
        '',
      );
    const names = synonymGroups.flatMap((group) => group.split(/[|>]/));
    const shortest = names.toSorted((a, b) => a.length - b.length);
    const mostPhrases = synonymGroups
      .toSorted((a, b) => b.split('|').length - a.split('|').length)
      .map((group) => group.split(/[|>]/)[0] ?? '');
    for (const words of [
      shortest,
      mostPhrases,
      Array.from({ length: 40 }, (_, at) => `weldin${'abcdefghijklmnopqrstuvwxyz'[at % 26]}`),
    ]) {
      await expect(search.search({ ...request, keyword: filled(words) }, now)).resolves.toHaveProperty('total');
    }
  });

  it('refuses the one post of many that it cannot take', async () => {
    const unheardOf = { currency: 'USD', amount: 1e30 } as const;
    const broken = { id: 'b', version: 1, post: makePost({ _id: 'b', expected_max_ctc: unheardOf }) };
    const posts = [post('a', 'Baker'), broken, post('c', 'Cook')];
    const results = await Promise.allSettled(posts.map((one) => search.index([one])));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await search.count()).toBe(2);
  });

  it('makes no index for a write that comes after its index is gone', async () => {
    await search.close();
    await expect(search.indexOnly([post('a', 'Baker')])).rejects.toMatchObject(passing(/no such index/));
    expect(await indexes.list()).toEqual([]);
  });

  it('is away for a post, and takes it later, while its index takes nothing, as on a full disk', async () => {
    const blocked = (read_only_allow_delete: boolean) =>
      client.indices.putSettings({ index: `${indexes.alias}-*`, body: { 'index.blocks': { read_only_allow_delete } } });
    await blocked(true);
    await expect(search.indexOnly([post('a', 'Baker')])).rejects.toMatchObject(passing(/flood-stage/));
    await blocked(false);
    await search.indexOnly([post('a', 'Baker')]);
  });

  it('puts no post into the log when it cannot be written', async () => {
    const lines: string[] = [];
    const log = createLog('jobs', { write: (line) => lines.push(line) });
    const nowhere = createOpenSearchClient('http://127.0.0.1:1');
    const away = createSearchIndexes(nowhere, indexes.alias, endpoint).open({
      id: '',
      name: 'away',
      layout,
      serves: false,
      made: 0,
      lacks: [],
    });
    await away.index([post('a', 'Quixotic baker')]).catch((error: unknown) => log.warn({ err: error }, 'failed'));
    await nowhere.close();
    expect(lines.join()).toContain('ECONNREFUSED');
    expect(lines.join()).not.toContain('Quixotic');
  });
});
