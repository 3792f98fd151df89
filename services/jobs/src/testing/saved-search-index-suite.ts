import { derivedId } from '@waypost/runtime/service/derived-id';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobSearch, JobSearchRequest } from '../search/job-search.ts';
import type { SavedSearchIndex } from '../search/saved-search-index.ts';
import { synonymGroups } from '../search/words/lists/synonym-groups.ts';
import { bruteForce } from './brute-force.ts';
import { generatePosts, makePost, now, skillNames } from './generated-posts.ts';
import { ask, requests } from './generated-requests.ts';

type Opened = { saved: SavedSearchIndex; search: JobSearch; close(): Promise<void> };

const saved = (asked: readonly JobSearchRequest[], version = 1) =>
  asked.map(({ page: _page, limit: _limit, sort: _sort, ...request }, at) => ({ id: idOf(at), version, request }));
const idOf = (at: number) => derivedId('saved', String(at));
const skills = (...names: string[]) => names.map((skill) => ({ skill, is_custom: true }));

/** Posts whose titles, companies and texts meet keywords in every way that the reading of words knows. */
const titled = [
  ['Registered Nurse, Night Shift', 'Harbour Hospital', 'Care for patients.'],
  ['Nurse Manager - Surgery', 'RN Staffing', 'Lead nurses in the operating theatre.'],
  ['Manager, Product', 'Palm Row', 'You know Kubernetes and talk to sales managers.'],
  ['Senior Product Manager (Berlin)', 'Otter & Sons', 'Own the roadmap of a data platform.'],
  ['Software Engineer', 'Java Developer GmbH', 'Write C++, C# and .NET; a data engineer sits beside you.'],
  ['Java Developer', 'Northwind Mill', 'node.js on k8s, machine learning at times.'],
  ['Junior Accountant', 'Ernst’s Books', 'Accounts of an ingénieur à Zürich.'],
  ['Head of Data', 'Contract Partners', 'Build data pipelines for welders.'],
  // One letter that folds to four words.
  ['Teacher, \uFDFA School', 'Cedar School', 'Teach children to read.'],
  ['Welder / Fabricator', 'Steel & Co', 'Welding, day shift, no nights.'],
].map(([title = '', company_name = '', description = ''], at) =>
  makePost({
    _id: derivedId('titled', String(at)),
    title,
    company_name,
    description,
    skills: skills(...(at % 2 === 0 ? ['Java', 'Machine learning'] : ['SQL', 'Night shift'])),
    cities: [{ city_id: derivedId('city', 'Berlin'), name: at % 3 === 0 ? 'Berlin' : 'Lyon' }],
    work_mode: at % 2 === 0 ? 'Remote' : 'Onsite',
  }),
);
const typed = [
  'nurse', 'nurses', 'registered nurse', '"nurse manager"', 'night nurse', 'RN', 'product manager', 'manager product',
  'senior product manager', 'senior manager', 'berlin product manager', 'java developer', 'java engineer', 'developer java',
  'software engineer', 'data engineer', 'data', 'head of data', 'c++', 'c#', 'dotnet', 'k8s', 'kubernetes', 'node.js',
  'accountant', 'junior accountant', 'accounting', 'zurich', 'welder', 'welding remote', 'jobs in berlin', 'the', '*', '""',
  '"machine learning"', 'machine learning', 'sql berlin', 'contract manager', 'harbour hospital nurse', 'otter sons', 'x"y', '\uFDFA',
]; // prettier-ignore

/** What every engine promises of saved searches. @param open empty ones of their own at each call. */
export function describeSavedSearchIndex(engine: string, open: () => Promise<Opened>) {
  describe(`saved searches on ${engine}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const matched = async (post: Parameters<SavedSearchIndex['match']>[0], at = now) =>
      (await opened.saved.match(post, at)).map(({ id }) => id).toSorted();

    it('finds a post by just those generated searches that brute force and the search itself find it by', async () => {
      const { saved: index, search } = opened;
      const posts = generatePosts(60);
      const asked = fc.sample(requests, { numRuns: 120, seed: 13 });
      await index.put(saved(asked));
      await search.index(posts.map((post) => ({ id: post._id, version: 1, post })));
      const listed = await listedBy(search, asked);
      let pairs = 0;
      for (const post of posts) {
        const finds = (request: JobSearchRequest) => {
          const { ids, tier } = bruteForce([post], request, now);
          return ids.length > 0 && (tier !== 'text' || request.in === 'text');
        };
        const byBruteForce = asked.flatMap((request, at) => (finds(request) ? [idOf(at)] : [])).toSorted();
        const bySearch = listed.flatMap((ids, at) => (ids.has(post._id) ? [idOf(at)] : [])).toSorted();
        const found = await matched(post);
        expect(found).toEqual(byBruteForce);
        expect(found).toEqual(bySearch);
        pairs += found.length;
      }
      expect(pairs).toBeGreaterThan(100);
    });

    it('reads words, phrases, names of jobs and synonyms just as the search does', async () => {
      const own = await open();
      const groups = synonymGroups.flatMap((group) => group.split(/[|>]/).map((name) => name.trim())).slice(0, 24);
      const asked = [...typed, ...groups].flatMap((keyword) => [ask({ keyword }), ask({ keyword, in: 'text' })]);
      await own.saved.put(saved(asked));
      await own.search.index(titled.map((post) => ({ id: post._id, version: 1, post })));
      const listed = await listedBy(own.search, asked);
      const wordsOf = (at: number) => `${asked[at]?.keyword} in ${asked[at]?.in ?? 'about'}`;
      for (const post of titled) {
        const found = new Set((await own.saved.match(post, now)).map(({ id }) => id));
        const shown = asked.flatMap((_request, at) => (found.has(idOf(at)) ? [wordsOf(at)] : []));
        expect(shown).toEqual(asked.flatMap((_request, at) => (listed[at]?.has(post._id) ? [wordsOf(at)] : [])));
      }
      await own.close();
    });

    it('measures "posted within" from the moment that it is asked, to the millisecond', async () => {
      const [id] = [derivedId('saved', 'fresh')];
      await opened.saved.put([{ id, version: 1, request: { ctc_currency: 'USD', posted_within: '3' } }]);
      const post = makePost({ _id: derivedId('post', 'fresh'), posted_date: '2031-05-01T08:00:00.123Z' });
      const edge = Date.parse('2031-05-04T08:00:00.123Z');
      expect(await matched(post, new Date(edge))).toContain(id);
      expect(await matched(post, new Date(edge + 1))).not.toContain(id);
    });

    it('knows a company by id and by name', async () => {
      const asked = [ask({ companyName: ' steel & CO' }), ask({ companyName: 'Steel' })];
      const own = await open();
      await own.saved.put(saved(asked));
      const [post] = titled.slice(-1);
      expect((await own.saved.match(post ?? makePost({ _id: idOf(0) }), now)).map(({ id }) => id)).toEqual([idOf(0)]);
      await own.close();
    });

    it('asks by the newest version, forgets what is taken out, and takes what comes late for done', async () => {
      const id = derivedId('saved', 'changing');
      const post = makePost({ _id: derivedId('post', 'changing'), title: 'Lighthouse keeper' });
      const put = (version: number, keyword: string | undefined) => {
        const request = keyword === undefined ? undefined : { ctc_currency: 'USD' as const, keyword };
        return opened.saved.put([{ id, version, request }]);
      };
      await put(2, 'lighthouse');
      await put(1, 'baker');
      expect(await opened.saved.match(post, now)).toContainEqual({ id, version: 2 });
      await put(3, 'baker');
      expect(await matched(post)).not.toContain(id);
      await put(4, 'lighthouse keeper');
      await put(5, undefined);
      expect(await matched(post)).not.toContain(id);
      await put(6, 'keeper');
      expect(await matched(post)).toContain(id);
    });

    it('has another id for every index that was made', async () => {
      const other = await open();
      expect(await opened.saved.id()).toBe(await opened.saved.id());
      expect(await other.saved.id()).not.toBe(await opened.saved.id());
      await other.close();
    });

    it('takes any of the skills, as the filter does', async () => {
      const own = await open();
      await own.saved.put(saved([ask({ skills: ['sql', 'Cobol'] }), ask({ skills: ['Cobol'] })]));
      const post = makePost({ _id: idOf(0), skills: skills(...skillNames) });
      expect((await own.saved.match(post, now)).map(({ id }) => id)).toEqual([idOf(0)]);
      await own.close();
    });
  });
}

/** What the search lists of the tier that is asked for: where it lists the other one instead, nothing. */
async function listedBy(search: JobSearch, asked: readonly JobSearchRequest[]): Promise<ReadonlySet<string>[]> {
  const listed: ReadonlySet<string>[] = [];
  for (const request of asked) {
    const page = await search.search({ ...request, as_typed: 'true', sort: 'newest', limit: 100 }, now);
    const isOther = page.tier === 'text' && request.in !== 'text';
    listed.push(new Set(isOther ? [] : page.jobs.map(({ _id }) => _id)));
  }
  return listed;
}
