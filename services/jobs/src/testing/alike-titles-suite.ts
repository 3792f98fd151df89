import type { JobPost } from '@waypost/contracts/entities/job-post';
import { vectorOf } from '@waypost/model/vectors';
import { derivedId } from '@waypost/runtime/service/derived-id';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobSearch, JobSearchRequest } from '../search/job-search.ts';
import { bruteForce } from './brute-force.ts';
import { generatePosts, makePost, now } from './generated-posts.ts';
import { ask, requests } from './generated-requests.ts';

const works = ['Plumber', 'Pipefitter', 'Software Developer', 'Web Developer', 'Janitor', 'Line Cook', 'Truck Driver'];
/** What somebody types, and the words of it that say what work it is. */
const asked = {
  'software ninja': 'software developer',
  'People who fix pipes': 'plumber',
  'someone to clean offices': 'office cleaner',
  cook: 'cook',
  'truck driver': 'truck driver',
};
type Asked = keyof typeof asked;

/** What every engine promises of posts whose titles are like a keyword. */
export function describeAlikeTitles(open: () => Promise<JobSearch>) {
  describe('posts with a title like the keyword', () => {
    let search: JobSearch;
    beforeEach(async () => {
      search = await open();
    });
    afterEach(() => search.close());

    const put = (...posts: Partial<JobPost>[]) => search.index(posts.map((post, at) => versioned(made(at, post))));
    const titlesOf = (jobs: readonly JobPost[] = []) => jobs.map(({ title }) => title);
    const find = async (keyword: string, more: Partial<JobSearchRequest> = {}) => {
      const { jobs, total, alike } = await search.search(ask({ keyword, ...more }), now);
      expect(jobs).toHaveLength(total);
      return { found: titlesOf(jobs), alike: titlesOf(alike?.jobs), total: alike?.total };
    };

    it.each([
      ['software ninja', ['Software Developer', 'Web Developer']],
      ['people who fix pipes', ['Plumber', 'Pipefitter']],
      ['someone to clean offices', ['Janitor']],
      ['makes websites', ['Web Developer', 'Software Developer']],
      ['driving lorries', ['Truck Driver']],
    ])('%s finds them where nothing has its words', async (keyword, alike) => {
      await put(...works.map((title) => ({ title })));
      expect(await find(keyword)).toEqual({ found: [], alike, total: alike.length });
    });

    it('finds them after those that are about it, which stay as they are, counts and all', async () => {
      await put({ title: 'Hairdresser' }, { title: 'Barber' }, { title: 'Welder' });
      expect(await find('hairdresser')).toEqual({ found: ['Hairdresser'], alike: ['Barber'], total: 1 });
      const page = await search.search(ask({ keyword: 'hairdresser' }), now);
      expect(page).toMatchObject({ tier: 'about', total: 1, mentions: 0 });
      expect(page.facets.status).toEqual([{ value: 'Open', label: 'Open', count: 1 }]);
    });

    it('looks for none where many posts are about it', async () => {
      const hairdressers = Array.from({ length: 10 }, () => ({ title: 'Hairdresser' }));
      await put(...hairdressers, { title: 'Barber' });
      expect(await find('hairdresser')).toMatchObject({ alike: [] });
      expect(await find('hairdresser', { status: 'Close' })).toMatchObject({ found: [], alike: [] });
    });

    it('takes of them what the filters take', async () => {
      await put({ title: 'Barber', status: 'Close' }, { title: 'Barber Stylist', created_by: own });
      expect(await find('hairdresser', { status: 'Close' })).toMatchObject({ alike: ['Barber'] });
      expect(await find('hairdresser', { created_by: own })).toMatchObject({ alike: ['Barber Stylist'] });
    });

    it('takes a nickname for no mistyped word', async () => {
      await put({ title: 'Accountant', description: 'Been at the till' }, { title: 'Packer' });
      expect(await find('bean counter')).toEqual({ found: [], alike: ['Accountant'], total: 1 });
    });

    it('does so for what a mistyped keyword meant', async () => {
      await put({ title: 'Hairdresser' }, { title: 'Barber' });
      expect(await find('hairdreser')).toMatchObject({ found: ['Hairdresser'], alike: ['Barber'] });
    });

    it.each([
      ['a company', 'north mill', { title: 'Nurse', company_name: 'North Mill Ltd' }],
      ['a place', 'reading', { title: 'Nurse', cities: [{ name: 'Reading' }] }],
      ['a product', 'python', { title: 'Nurse' }],
      ['a phrase in quotes', '"fix pipes"', { title: 'Nurse' }],
      ['one in those of another keyboard', '“fix pipes”', { title: 'Nurse' }],
      ['no word that is known', 'xylophonist', { title: 'Nurse' }],
    ] satisfies [string, string, Partial<JobPost>][])('finds none for %s', async (_what, keyword, post) => {
      const others = ['Mill Operator', 'Reading Teacher', 'Ruby Developer', 'Plumber', 'Musician'];
      await put(
        post,
        ...others.map((title) => ({ title: `${title}s of all kinds` })),
        ...works.map((title) => ({ title })),
      );
      expect(await find(keyword)).toMatchObject({ alike: [] });
    });

    it('forgets the title of a post that has another one, or is gone', async () => {
      await put({ title: 'Barber' }, { title: 'Barber' });
      await search.index([versioned({ ...made(0, { title: 'Welder' }), version: 2 })]);
      expect(await find('hairdresser')).toMatchObject({ alike: ['Barber'] });
      await search.index([{ id: idOf(1), version: 2, post: undefined }]);
      expect(await find('hairdresser')).toMatchObject({ alike: [] });
      await search.index([{ id: idOf(2), version: 1, post: made(2, { title: 'Barber' }) }]);
      expect(await find('hairdresser')).toMatchObject({ alike: ['Barber'] });
    });
  });

  describe('titles like a keyword over generated posts', () => {
    const posts = generatePosts(300).map((post, at) => ({ ...post, title: works[at % works.length]! }));
    let search: JobSearch;
    beforeAll(async () => {
      search = await open();
      await search.index(posts.map(versioned));
    });
    afterAll(() => search.close());

    it('set, count and order equal a pass by brute force for 100 random requests', async () => {
      await fc.assert(
        fc.asyncProperty(requests, fc.constantFrom(...(Object.keys(asked) as Asked[])), async (given, keyword) => {
          const request = { ...given, keyword };
          const page = await search.search(request, now);
          const expected = bruteAlike(request, keyword);
          expect(page.alike?.total ?? 0).toBe(expected.length);
          expect((page.alike?.jobs ?? []).map(({ _id }) => _id)).toEqual(expected.slice(0, 15));
        }),
        { numRuns: 100, seed: 7 },
      );
    });

    it('stand with the first page alone', async () => {
      const asking = ask({ keyword: 'software ninja', limit: 2 });
      expect((await search.search(asking, now)).alike?.jobs).toHaveLength(15);
      expect(await search.search({ ...asking, page: 2 }, now)).not.toHaveProperty('alike');
      expect(await search.search({ ...asking, isBrief: true }, now)).not.toHaveProperty('alike');
    });

    it('are put in the order of a vector where that is asked for, what is found and its counts the same', async () => {
      const near = numbersOf('pipe repair');
      for (const more of [{}, { keyword: 'zebra' }, { status: 'Open' as const, sort: 'pay' as const }]) {
        const request = ask({ ...more, limit: 200 });
        const usual = await search.search(request, now);
        const page = await search.search({ ...request, near }, now);
        expect({ ...page, jobs: [] }).toEqual({ ...usual, jobs: [] });
        const found = new Set(bruteForce(posts, request, now).ids);
        const order = posts
          .filter(({ _id }) => found.has(_id))
          .map((post) => ({ post, likeness: product('pipe repair', post.title) }))
          .toSorted(nearestFirst)
          .map(({ post }) => post._id);
        expect(page.jobs.map(({ _id }) => _id)).toEqual(order.slice(0, 200));
      }
    });

    function bruteAlike(request: JobSearchRequest, keyword: Asked): string[] {
      const oracle = bruteForce(posts, request, now);
      const about = oracle.tier === 'about' ? oracle.ids.length : 0;
      if (about >= 10) return [];
      const { keyword: _none, ...filters } = request;
      const taken = new Set(bruteForce(posts, filters, now).ids);
      const listed = new Set(oracle.ids);
      return posts
        .filter(({ _id }) => taken.has(_id) && !listed.has(_id))
        .map((post) => ({ post, likeness: product(asked[keyword], post.title) }))
        .filter(({ likeness }) => likeness >= 0.5 * 127 * 127)
        .toSorted(nearestFirst)
        .map(({ post }) => post._id);
    }
  });
}

type Near = { post: JobPost; likeness: number };
const nearestFirst = (a: Near, b: Near) =>
  b.likeness - a.likeness ||
  Date.parse(b.post.posted_date) - Date.parse(a.post.posted_date) ||
  (a.post._id < b.post._id ? -1 : 1);

const numbersOf = (text: string) => [...vectorOf(text, 96)].map((value) => Math.round(value * 127));

/** The product of two texts' vectors, in whole numbers. */
function product(a: string, b: string): number {
  const other = numbersOf(b);
  return numbersOf(a).reduce((sum, value, at) => sum + value * other[at]!, 0);
}

const own = derivedId('user', 'own');
const idOf = (index: number) => derivedId('alike', String(index));
const made = (index: number, post: Partial<JobPost>) => makePost({ _id: idOf(index), ...post });
const versioned = (post: JobPost) => ({ id: post._id, version: post.version, post });
