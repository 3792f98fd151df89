import type { JobPost } from '@waypost/contracts/entities/job-post';
import { derivedId } from '@waypost/runtime/service/derived-id';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobSearch, JobSearchPage, JobSearchRequest } from '../search/job-search.ts';
import { bruteForce } from './brute-force.ts';
import { generatePosts, keywords, makePost, now } from './generated-posts.ts';
import { ask, requests } from './generated-requests.ts';

const offered = ({ loosenings = [] }: JobSearchPage) =>
  loosenings.flatMap((one) => (one.without === 'words' ? [[one.keyword, one.count] as const] : []));

/** What every engine promises of a keyword of several words that no post has together. */
export function describeKeywordParts(open: () => Promise<JobSearch>) {
  describe('parts of a keyword that finds nothing', () => {
    let search: JobSearch;
    let made = 0;
    beforeEach(async () => {
      search = await open();
      await put(
        { title: 'Rust Developer' },
        { title: 'Rust Trainer', status: 'Close' },
        { title: 'Baker', description: 'Not far from Basel.' },
        { title: 'Cook', description: 'In Basel.', status: 'Close' },
        { title: 'Night shift nurse' },
      );
    });
    afterEach(() => search.close());

    const put = (...posts: Partial<JobPost>[]) =>
      search.index(posts.map((post) => versioned(makePost({ _id: derivedId('parts', String(made++)), ...post }))));
    const find = (keyword: string, more: Partial<JobSearchRequest> = {}) =>
      search.search(ask({ keyword, ...more }), now);
    const partsOf = async (...asked: Parameters<typeof find>) => offered(await find(...asked));

    it('are offered before all else, as long as they can be, each with what it finds', async () => {
      expect(await partsOf('rust basel')).toEqual([
        ['rust', 2],
        ['basel', 2],
      ]);
      expect(await partsOf('rust developer basel')).toEqual([['rust developer', 1]]);
      const { loosenings } = await find('rust basel', { status: 'Open' });
      expect(loosenings).toEqual([
        { without: 'words', keyword: 'rust', label: 'Search for “rust”', count: 1 },
        { without: 'words', keyword: 'basel', label: 'Search for “basel”', count: 1 },
        { without: 'keyword', label: expect.any(String), count: 3 },
      ]);
    });

    it('leave out a word that alone asks for any post', async () => {
      expect(await partsOf('career rust')).toEqual([['rust', 2]]);
    });

    it('come with the rarest first, three of them, and without a word that nothing has', async () => {
      await put(...['rust', 'zig', 'cobol', 'cobol', 'go', 'go', 'go', 'go'].map((title) => ({ title })));
      expect(await partsOf('go qqqzzz rust cobol zig')).toEqual([
        ['zig', 1],
        ['cobol', 2],
        ['rust', 3],
      ]);
    });

    it('keep phrases in quotes, and are made of what a mistyped word meant', async () => {
      expect(await partsOf('"night shift" baker')).toEqual([
        ['"night shift"', 1],
        ['baker', 1],
      ]);
      expect(await partsOf('rust bakerr')).toEqual([
        ['baker', 1],
        ['rust', 2],
      ]);
      expect(await partsOf('rust bakerr', { as_typed: 'true' })).toEqual([['rust', 2]]);
    });

    it('count the posts of one person where only theirs are searched', async () => {
      expect(await partsOf('rust basel', { created_by: derivedId('user', 'other') })).toEqual([]);
      expect(await partsOf('rust basel', { created_by: derivedId('user', 'nobody') })).toHaveLength(2);
    });

    it('are not looked for where something is found, behind the first page, and where it is to be brief', async () => {
      expect(await find('rust developer')).not.toHaveProperty('loosenings');
      expect(await partsOf('rust basel', { page: 2 })).toEqual([]);
      expect(await partsOf('rust basel', { isBrief: true })).toEqual([]);
      expect(await partsOf('unknown')).toEqual([]);
    });
  });

  describe('parts of keywords over generated posts', () => {
    const posts = generatePosts(12);
    let search: JobSearch;
    beforeAll(async () => {
      search = await open();
      await search.index(posts.map(versioned));
    });
    afterAll(() => search.close());

    const words = fc.shuffledSubarray([...keywords], { minLength: 2, maxLength: 3 });

    it('are the largest that find something, and count what a search for each finds, for 200 random requests', async () => {
      let seen = 0;
      await fc.assert(
        fc.asyncProperty(requests, words, async (request, words) => {
          const page = await search.search({ ...request, keyword: words.join(' ') }, now);
          // Other words begin with the posts about them.
          const { in: _tier, ...other } = request;
          const finding = (parts: readonly (readonly string[])[]) =>
            parts
              .map((part) => part.join(' '))
              .map((keyword) => [keyword, bruteForce(posts, { ...other, keyword }, now).ids.length] as const)
              .filter(([, count]) => count > 0);
          const withoutOne = words.map((word) => words.filter((other) => other !== word));
          const alone = words.map((word) => [word]);
          const found = page.total > 0 ? [] : [finding(withoutOne), finding(alone)];
          const largest = found.find((some) => some.length > 0) ?? [];
          seen += largest.length;
          expect(new Map(offered(page))).toEqual(new Map(largest));
          const counts = offered(page).map(([, count]) => count);
          expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        }),
        { numRuns: 200, seed: 7 },
      );
      expect(seen).toBeGreaterThan(30);
    });
  });
}

const versioned = (post: JobPost) => ({ id: post._id, version: 1, post });
