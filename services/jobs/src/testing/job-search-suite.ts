import { facetNames, postedWithin } from '@waypost/contracts/calls/jobs';
import { limits } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { derivedId } from '@waypost/runtime/service/derived-id';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyIdOf } from '../search/company-id.ts';
import { jobSearchSorts, type JobSearch, type JobSearchRequest } from '../search/job-search.ts';
import { describeAlikeTitles } from './alike-titles-suite.ts';
import { bruteForce, skillOf } from './brute-force.ts';
import { cityIdOf, cityNames, generatePosts, makePost, now } from './generated-posts.ts';
import { ask, requests } from './generated-requests.ts';
import { describeKeywordParts } from './keyword-parts-suite.ts';
import { describeSearchTiers } from './search-tiers-suite.ts';

/** What every engine promises. @param open an empty search of its own at each call. */
export function describeJobSearch(engine: string, open: () => Promise<JobSearch>) {
  describe(`job search on ${engine}`, () => {
    describe('finding words', () => {
      let search: JobSearch;
      beforeEach(async () => {
        search = await open();
      });
      afterEach(() => search.close());

      const put = (...posts: Partial<JobPost>[]) =>
        search.index(posts.map((post, index) => versioned(makePost({ _id: idOf(index), ...post }))));
      const titles = async (request: Partial<JobSearchRequest>) =>
        (await search.search(ask(request), now)).jobs.map((job) => job.title);

      it('asks for every word, anywhere in the post', async () => {
        await put(
          { title: 'Baker', company_name: 'Palm Row', cities: [{ name: 'Porto' }] },
          { title: 'Baker', company_name: 'Palm Row', cities: [{ name: 'Braga' }] },
        );
        expect((await search.search(ask({ keyword: 'bakers porto palm' }), now)).total).toBe(1);
      });

      it('looks into every field that people read', async () => {
        const fields = {
          kotlin: { title: 'Kotlin' },
          fortran: { custom_company: { name: 'Fortran' } },
          porto: { cities: [{ name: 'Porto' }] },
          welding: { skills: [{ skill: 'Welding', is_custom: true }] },
          zebra: { description: 'Zebra' },
          quartz: { responsibility: 'Quartz' },
          walnut: { minimum_qualification: 'Walnut' },
          copper: { preferred_qualification: 'Copper' },
          violet: { job_post_tags: ['Violet'] },
        } satisfies Record<string, Partial<JobPost>>;
        await put(...Object.values(fields));
        for (const [at, keyword] of Object.keys(fields).entries()) {
          const { jobs } = await search.search(ask({ keyword }), now);
          expect(jobs, keyword).toEqual([expect.objectContaining({ _id: idOf(at) })]);
        }
      });

      it('finds a listed city by its other names, its state and its country, whatever the post calls it', async () => {
        const listed = (name: string, geoName: number) => ({ name, city_id: derivedId('city', String(geoName)) });
        await put(
          { title: 'Baker', cities: [listed('Austin', 4_671_654)] },
          { title: 'Cook', cities: [listed('Bengaluru', 1_277_333)] },
          { title: 'Waiter', cities: [{ name: 'Austin' }] },
        );
        for (const keyword of ['texas', 'jobs in tx', 'united states', 'usa', 'baker austin tx'])
          expect(await titles({ keyword })).toEqual(['Baker']);
        for (const keyword of ['bangalore', 'india', 'cook karnataka'])
          expect(await titles({ keyword })).toEqual(['Cook']);
      });

      it('keeps of questions what a list shows, which is not what may be chosen', async () => {
        const asked = { question_text: 'Which shift?', question_type: 'multiple_choice' } as const;
        const question = { _id: idOf(7), is_required: true };
        await put({ questions: [{ ...question, custom_question: { ...asked, options: ['Day', 'Night'] } }] });
        const [found] = (await search.search(ask({}), now)).jobs;
        expect(found?.questions).toEqual([{ ...question, custom_question: asked }]);
      });

      it('keeps the names of languages apart', async () => {
        await put({ title: 'C++' }, { title: 'C#' }, { title: 'C' }, { title: '.NET' });
        expect(await titles({ keyword: 'c++' })).toEqual(['C++']);
        expect(await titles({ keyword: 'c#' })).toEqual(['C#']);
        expect(await titles({ keyword: 'c' })).toEqual(['C']);
        expect(await titles({ keyword: 'dotnet' })).toEqual(['.NET']);
      });

      it('does not mind case, diacritics or plural', async () => {
        await put({ title: 'Ingénieur à Zürich' }, { title: 'Coaches of nurses' });
        expect(await titles({ keyword: 'INGENIEUR zurich' })).toEqual(['Ingénieur à Zürich']);
        expect(await titles({ keyword: 'nurse coach' })).toEqual(['Coaches of nurses']);
      });

      it('finds synonyms of one and of several words, both ways', async () => {
        await put({ title: 'Registered Nurse' }, { title: 'RN' }, { title: 'Nurse' }, { title: 'Kubernetes' });
        expect((await titles({ keyword: 'rn' })).toSorted()).toEqual(['RN', 'Registered Nurse']);
        expect((await titles({ keyword: 'registered nurse' })).toSorted()).toEqual(['RN', 'Registered Nurse']);
        expect(await titles({ keyword: 'k8s' })).toEqual(['Kubernetes']);
      });

      it('runs no phrase from one skill into the next', async () => {
        const skills = ['machine', 'learning'].map((skill) => ({ skill, is_custom: true }));
        await put(
          { title: 'apart', skills },
          { title: 'together', skills: [{ skill: 'machine learning', is_custom: true }] },
        );
        expect(await titles({ keyword: '"machine learning"' })).toEqual(['together']);
      });

      it('finds what a mistyped word meant, and says so', async () => {
        await put({ title: 'Python' }, { title: 'Carpenter' }, { title: 'Server position' });
        const page = await search.search(ask({ keyword: 'pyhton' }), now);
        expect(page).toMatchObject({ total: 1, suggestion: 'python', jobs: [{ title: 'Python' }] });
        expect((await search.search(ask({ keyword: 'carpentre' }), now)).suggestion).toBe('carpenter');
        // No post has the word, but one has what it is called otherwise.
        const waitress = await search.search(ask({ keyword: 'waitres' }), now);
        expect(waitress).toMatchObject({ suggestion: 'waitress', jobs: [{ title: 'Server position' }] });
        expect((await search.search(ask({ keyword: 'python' }), now)).suggestion).toBeUndefined();
      });

      it('takes what posts only mention for no word that was meant, and no company that has posts for mistyped', async () => {
        await put(
          { title: 'Graphic designer', description: 'You like ideas: we came from Ikeja.' },
          { title: 'Lift fitter', company_name: 'Lyft' },
        );
        const asked = async (keyword: string) => (await search.search(ask({ keyword }), now)).suggestion;
        const suggested = await Promise.all(['nike', 'ikea', 'acme', 'lyft', 'grafic'].map(asked));
        expect(suggested).toEqual([undefined, undefined, undefined, undefined, 'graphic']);
      });

      it('looks for every mistyped word as what it meant, with its synonyms and nothing else that is near', async () => {
        const others = [{ title: 'Pylon engine' }, { title: 'Registered' }, { title: 'Nurse' }];
        await put({ title: 'Python engineer' }, { title: 'RN' }, ...others);
        const page = await search.search(ask({ keyword: 'enginer pyhton' }), now);
        expect(page).toMatchObject({ total: 1, suggestion: 'engineer python', jobs: [{ title: 'Python engineer' }] });
        expect(await titles({ keyword: 'registred nurse' })).toEqual(['RN']);
      });

      it('takes a word that few have mistyped, too, for what it meant, where no post is about the keyword and others are about that', async () => {
        const managers = Array.from({ length: 200 }, () => ({ title: 'Marketing manager', skills: [] }));
        const mention = { title: 'Cook', description: 'Beside the marketing manger.', skills: [] };
        await put(...managers, mention, { title: 'Project manger', skills: [] });
        const asked = async (request: Partial<JobSearchRequest>) => search.search(ask(request), now);
        const meant = await asked({ keyword: 'marketing manger' });
        expect(meant).toMatchObject({ total: 200, tier: 'about', suggestion: 'marketing manager' });
        const text = await asked({ keyword: 'marketing manger', in: 'text' });
        expect(text).toMatchObject({ total: 200, suggestion: 'marketing manager' });
        expect(await asked({ keyword: 'beside manger' })).not.toHaveProperty('suggestion');
        const narrow = await asked({ keyword: 'project manger', status: 'Close' });
        expect(narrow).toMatchObject({ total: 0 });
        for (const page of [
          narrow,
          await asked({ keyword: 'project manger' }),
          await asked({ keyword: 'cook manger' }),
        ])
          expect(page).not.toHaveProperty('suggestion');
      });

      it('looks for a mistyped word as it is, where that is asked for', async () => {
        await put({ title: 'Python' });
        const page = await search.search(ask({ keyword: 'pyhton', as_typed: 'true' }), now);
        expect(page).toMatchObject({ total: 0 });
        expect(page).not.toHaveProperty('suggestion');
      });

      it('forgets the words of a post that is gone', async () => {
        await put({ title: 'Python' });
        await search.index([{ id: idOf(0), version: 2, post: undefined }]);
        expect(await search.search(ask({ keyword: 'pyhton' }), now)).not.toHaveProperty('suggestion');
      });

      it('puts a match in the title before one in the description', async () => {
        await put({ title: 'Cook', description: 'with a welder' }, { title: 'Welder', description: 'with a cook' });
        expect(await titles({ keyword: 'welder', in: 'text' })).toEqual(['Welder', 'Cook']);
        expect(await titles({ keyword: 'cook', in: 'text' })).toEqual(['Cook', 'Welder']);
      });

      it('puts a title of nothing but the keyword before one of more, however often that repeats it', async () => {
        const longer = 'Payments welder of the night shift';
        await put({ title: longer, description: 'A welder is a welder is a welder.' }, { title: 'Welder' });
        expect(await titles({ keyword: 'welder' })).toEqual(['Welder', longer]);
      });

      it('puts the newer of two equal matches first', async () => {
        await put({ title: 'Old welder', posted_date: daysAgo(90) }, { title: 'New welder', posted_date: daysAgo(1) });
        expect(await titles({ keyword: 'welder' })).toEqual(['New welder', 'Old welder']);
      });

      it('keeps close matches in their order while somebody reads on', async () => {
        const seconds = Array.from({ length: 50 }, (_, index) => index);
        await put(
          ...seconds.map((ago) => ({
            title: 'Welder',
            posted_date: new Date(now.getTime() - ago * 1000).toISOString(),
          })),
        );
        const order = async (minutes: number) => {
          const request = ask({ keyword: 'welder', limit: 50 });
          const { jobs } = await search.search(request, new Date(now.getTime() + minutes * 60_000));
          return jobs.map(({ id }) => id);
        };
        expect(await order(20)).toEqual(await order(1));
      });

      it('marks what matched', async () => {
        await put({ title: 'Senior Python Developer', description: 'You write Python all day.' });
        const { jobs } = await search.search(ask({ keyword: 'python' }), now);
        expect(jobs[0]?.highlights).toEqual({
          title: [run('Senior '), run('Python', true), run(' Developer')],
          snippet: [run('You write '), run('Python', true), run(' all day.')],
        });
      });

      it('says what matched where the title does not show it', async () => {
        await put({ title: 'Platform Engineer', skills: [{ skill: 'Kubernetes', is_custom: true }] });
        const { jobs } = await search.search(ask({ keyword: 'k8s' }), now);
        expect(jobs[0]?.highlights?.matches).toEqual({ skills: ['Kubernetes'], text: [] });
      });

      it('has nothing to mark without a keyword', async () => {
        await put({ title: 'Python' });
        expect((await search.search(ask({}), now)).jobs[0]).not.toHaveProperty('highlights');
      });
    });

    describe('signs that mean something to an engine', () => {
      let search: JobSearch;
      beforeAll(async () => {
        search = await open();
        await search.index([versioned(makePost({ _id: idOf(0), title: 'Python' }))]);
      });
      afterAll(() => search.close());

      it.each([
        '"',
        '""',
        '*',
        'a OR',
        'NOT x',
        'title: y',
        '(',
        "'; --",
        '-',
        '^a',
        'NEAR(a b)',
        '\u0000',
        '🙂',
        'a"b',
      ])('takes %j as words, not as a command', async (keyword) => {
        await expect(search.search(ask({ keyword }), now)).resolves.toHaveProperty('total');
      });
    });

    describe('what posts are about', () => {
      describeSearchTiers(open);
    });
    describeAlikeTitles(open);
    describeKeywordParts(open);

    describe('versions', () => {
      let search: JobSearch;
      beforeEach(async () => {
        search = await open();
      });
      afterEach(() => search.close());

      const put = (version: number, title: string) =>
        search.index([{ id: idOf(1), version, post: makePost({ _id: idOf(1), title }) }]);
      const title = async () => (await search.search(ask({}), now)).jobs.map((job) => job.title);

      it('a newer one replaces an older one, words and all', async () => {
        await put(1, 'Baker');
        await put(2, 'Welder');
        expect((await search.search(ask({ keyword: 'baker' }), now)).total).toBe(0);
        expect((await search.search(ask({ keyword: 'welder' }), now)).total).toBe(1);
        expect(await search.count()).toBe(1);
      });

      it('an older or equal one changes nothing', async () => {
        await put(3, 'Welder');
        await put(2, 'Baker');
        await put(3, 'Cook');
        expect(await title()).toEqual(['Welder']);
      });

      it('the newest of one batch wins, whatever its place', async () => {
        const at = (version: number) => ({
          id: idOf(1),
          version,
          post: makePost({ _id: idOf(1), title: `v${version}` }),
        });
        await search.index([at(2), at(3), at(1)]);
        expect(await title()).toEqual(['v3']);
      });

      it('a removed post is not brought back by what is late, but by a newer version', async () => {
        await put(1, 'Baker');
        await search.index([{ id: idOf(1), version: 3, post: undefined }]);
        await put(2, 'Baker');
        expect(await search.count()).toBe(0);
        await put(4, 'Baker again');
        expect(await title()).toEqual(['Baker again']);
      });

      it('a post removed and made again in one batch is there, the other way round it is not', async () => {
        const made = (version: number) => ({
          id: idOf(1),
          version,
          post: makePost({ _id: idOf(1), title: `v${version}` }),
        });
        const removed = (version: number) => ({ id: idOf(1), version, post: undefined });
        await search.index([made(1), removed(2), made(3)]);
        expect(await title()).toEqual(['v3']);
        await search.index([made(4), removed(5)]);
        expect(await title()).toEqual([]);
      });

      it('a removal that comes first is kept', async () => {
        await search.index([{ id: idOf(1), version: 2, post: undefined }]);
        await put(1, 'Baker');
        expect(await search.count()).toBe(0);
      });

      it('forgets all of it when cleared', async () => {
        await search.index([{ id: idOf(1), version: 9, post: undefined }]);
        await search.clear();
        await put(1, 'Baker');
        expect((await search.search(ask({ keyword: 'baker' }), now)).total).toBe(1);
      });
    });

    describe('suggesting', () => {
      let search: JobSearch;
      beforeAll(async () => {
        search = await open();
        await search.index(
          [
            { title: 'Data Engineer', company_name: 'Palm Row', posted_date: daysAgo(5) },
            { title: 'Senior Data Scientist', company_name: 'Otter & Sons', posted_date: daysAgo(2) },
            { title: 'Data Clerk', company_name: 'Palm Row', posted_date: daysAgo(1), status: 'Close' as const },
            { title: 'Baker', company_name: 'Database Bakery', posted_date: daysAgo(9) },
          ].map((post, index) => versioned(makePost({ _id: idOf(index), ...post }))),
        );
      });
      afterAll(() => search.close());

      it('finds words that begin so, open ones first, then new ones', async () => {
        const found = await search.suggest('dat', { page: 1, limit: 10 });
        expect(found.map((post) => post.title)).toEqual([
          'Senior Data Scientist',
          'Data Engineer',
          'Baker',
          'Data Clerk',
        ]);
        expect(found[0]).toEqual({
          _id: idOf(1),
          title: 'Senior Data Scientist',
          company: 'Otter & Sons',
          status: 'Open',
        });
      });

      it('asks for every word', async () => {
        expect((await search.suggest('palm eng', { page: 1, limit: 10 })).map((post) => post.title)).toEqual([
          'Data Engineer',
        ]);
      });

      it('gives no more than asked for', async () => {
        expect(await search.suggest('', { page: 1, limit: 2 })).toHaveLength(2);
      });

      it('goes on to the last page that may be asked for', async () => {
        const whole = await search.suggest('', { page: 1, limit: 4 });
        expect(await search.suggest('', { page: 2, limit: 2 })).toEqual(whole.slice(2));
        const last = { page: limits.lookupWindow / limits.lookupLimit, limit: limits.lookupLimit };
        expect(await search.suggest('', last)).toEqual([]);
      });
    });

    describe('companies, skills and cities by their use', () => {
      const skilled = (...names: string[]) => ({ skills: names.map((skill) => ({ skill, is_custom: true })) });
      let search: JobSearch;
      beforeAll(async () => {
        search = await open();
        const posts = [
          { company_name: 'palm row', ...skilled('welding', 'Sewing "A" (1|2)') },
          { company_name: 'Palm Row', ...skilled('Welding') },
          { company_name: 'Otter & Sons', ...skilled('Welding', 'Baking') },
        ];
        await search.index(posts.map((post, index) => versioned(makePost({ _id: idOf(index), ...post }))));
      });
      afterAll(() => search.close());

      it('lists them most used first, each spelling of a name together under the first one', async () => {
        expect(await search.uses('company')).toEqual([
          { value: companyIdOf('Palm Row'), label: 'Palm Row', count: 2 },
          { value: companyIdOf('Otter & Sons'), label: 'Otter & Sons', count: 1 },
        ]);
        expect(await search.uses('skills')).toEqual([
          { value: 'welding', label: 'Welding', count: 3 },
          { value: 'baking', label: 'Baking', count: 1 },
          { value: 'sewing "a" (1|2)', label: 'Sewing "A" (1|2)', count: 1 },
        ]);
      });

      it('lists cities by the open posts there', async () => {
        const [porto, faro] = (['Porto', 'Faro'] as const).map((name) => ({ city_id: cityIdOf(name), name }));
        if (!porto || !faro) throw new Error('No cities');
        const cities = await open();
        const posts = [{ cities: [porto] }, { cities: [faro, porto] }, { cities: [faro], status: 'Close' as const }];
        await cities.index(posts.map((post, index) => versioned(makePost({ _id: idOf(index), ...post }))));
        expect(await cities.uses('city')).toEqual([
          { value: porto.city_id, label: 'Porto', count: 2 },
          { value: faro.city_id, label: 'Faro', count: 1 },
        ]);
        await cities.close();
      });

      it('shows them by the same names as facets', async () => {
        const { facets } = await search.search(ask({}), now);
        expect(facets.company).toEqual(await search.uses('company'));
        expect(facets.skills).toEqual(await search.uses('skills'));
      });

      it('forgets how only former versions of posts spelled a name', async () => {
        const changing = await open();
        const put = (version: number, at: number, company_name: string, skill: string) => {
          const post = makePost({ _id: idOf(at), company_name, ...skilled(skill) });
          return changing.index([{ id: post._id, version, post }]);
        };
        const chosen = ask({ companyName: 'palm row', skills: ['welding'] });
        const shown = async () => {
          const { facets } = await changing.search(chosen, now);
          return [facets.company, facets.skills].map(([first]) => first);
        };
        await put(1, 0, 'PALM ROW', 'WELDING');
        await put(1, 1, 'Palm Row', 'Welding');
        expect(await shown()).toMatchObject([
          { label: 'PALM ROW', count: 2 },
          { label: 'WELDING', count: 2 },
        ]);
        await put(2, 0, 'Palm Row', 'Welding');
        expect(await shown()).toMatchObject([
          { label: 'Palm Row', count: 2 },
          { label: 'Welding', count: 2 },
        ]);
        await put(2, 1, 'palm row', 'welding');
        await changing.index([{ id: idOf(0), version: 3, post: undefined }]);
        expect(await shown()).toMatchObject([
          { label: 'palm row', count: 1 },
          { label: 'welding', count: 1 },
        ]);
        await put(3, 1, 'Otter & Sons', 'Baking');
        const id = companyIdOf('Palm Row');
        const gone = (await changing.search(chosen, now)).facets;
        expect(gone.company).toContainEqual({ value: id, label: id, count: 0 });
        expect(gone.skills).toContainEqual({ value: 'welding', label: 'welding', count: 0 });
        await changing.close();
      });

      it('names what hundreds are used as much as, whether all posts are counted or those of a keyword', async () => {
        const many = await open();
        const posts = Array.from({ length: 450 }, (_, at) => ({
          company_name: `Mill ${at}`,
          ...skilled(`Craft ${at}`),
        }));
        await many.index(posts.map((post, at) => versioned(makePost({ _id: idOf(at), title: 'Miller', ...post }))));
        for (const request of [ask({}), ask({ keyword: 'miller' })]) {
          const { facets } = await many.search(request, now);
          const named = [...facets.company, ...facets.skills].filter(({ label }) => /^(?:Mill|Craft) \d+$/.test(label));
          expect(named).toHaveLength(facets.company.length + facets.skills.length);
        }
        await many.close();
      });

      it('keeps the name of a chosen one that nothing found has', async () => {
        const skills = ['SEWING "a" (1|2)'];
        const { facets } = await search.search(ask({ skills, companyName: 'OTTER & sons', keyword: 'nothing' }), now);
        expect(facets.skills).toEqual([{ value: 'sewing "a" (1|2)', label: 'Sewing "A" (1|2)', count: 0 }]);
        expect(facets.company).toEqual([{ value: companyIdOf('Otter & Sons'), label: 'Otter & Sons', count: 0 }]);
      });
    });

    describe('the longest requests that the contract takes', () => {
      let search: JobSearch;
      // Letters that mean something to an engine, or are many once they are folded.
      const letters = ['a', '"', '\\', '.', '*', '{', '[', 'é', 'ß', 'ﷺ', '𝔸', '🙂'];
      const lengthen = (letter: string, index: number) =>
        `${index}${letter.repeat(limits.skillName.max)}`.slice(0, limits.skillName.max);
      const skills = Array.from({ length: limits.skills }, (_, at) => lengthen(letters[at % letters.length] ?? '', at));
      const cities = Array.from({ length: limits.cities }, (_, at) => ({ city_id: idOf(at), name: `City ${at}` }));
      beforeAll(async () => {
        search = await open();
        const given = skills.map((skill) => ({ skill, is_custom: true }));
        await search.index([
          versioned(makePost({ _id: idOf(0), title: 'All of it', skills: given, cities, company_name: 'Palm Row' })),
          versioned(
            makePost({ _id: idOf(1), title: 'Some of it', skills: given.slice(0, 3), cities: cities.slice(0, 3) }),
          ),
        ]);
      });
      afterAll(() => search.close());

      it('may choose all the skills and cities at once, and each keeps its name', async () => {
        const cityId = cities.map(({ city_id }) => city_id);
        const chosen = { skills, cityId, companyName: 'palm row' };
        const namesOf = async (request: Partial<JobSearchRequest>) => {
          const { facets, total } = await search.search(ask(request), now);
          const labels = (facet: 'skills' | 'city') => new Set(facets[facet].map(({ label }) => label));
          return { total, skills: labels('skills'), cities: labels('city') };
        };
        const all = { skills: new Set(skills), cities: new Set(cities.map(({ name }) => name)) };
        expect(await namesOf({ skills })).toMatchObject({ total: 2, skills: all.skills });
        expect(await namesOf({ cityId })).toMatchObject({ total: 2, cities: all.cities });
        expect(await namesOf(chosen)).toEqual({ total: 1, ...all });
        expect(await namesOf({ ...chosen, keyword: 'nothing of this' })).toEqual({ total: 0, ...all });
      });

      it.each([
        ['words', 'we you it us my he '.repeat(40)],
        ['one word', 'a'.repeat(limits.keyword)],
        ['parts of the world', 'europe asia africa north america south america latin america scandinavia dach benelux'],
        ['fillers', 'and or the with '.repeat(20)],
        ['a phrase', `"${'all of it '.repeat(20)}`],
        ['phrases', '"a" "b" '.repeat(30)],
        ['mistyped words', Array.from({ length: 40 }, (_, at) => `skillz${at}`).join(' ')],
        ['signs', '*?~()[]{}^"+-'.repeat(20)],
      ])('may look for as many %s as fit, and as any of it in type-ahead', async (_what, text) => {
        const keyword = text.slice(0, limits.keyword).trim();
        await expect(search.search(ask({ keyword }), now)).resolves.toHaveProperty('total');
        await expect(search.suggest(keyword, { page: 1, limit: limits.lookupLimit })).resolves.toBeInstanceOf(Array);
      });

      it('may choose what no post has, wherever it stands among what posts have', async () => {
        for (let at = 0; at < 40; at++) {
          const nowhere = { cityId: [idOf(1_000 + at)], companyId: idOf(2_000 + at), skills: [`zz ${at}`] };
          expect(await search.search(ask(nowhere), now)).toMatchObject({ total: 0 });
        }
      });

      it('goes on to the last page that may be asked for', async () => {
        const last = { page: limits.searchWindow / limits.lookupLimit, limit: limits.lookupLimit };
        expect(await search.search(ask({ keyword: 'it', ...last }), now)).toMatchObject({ total: 2, jobs: [] });
      });
    });

    describe('filters, counts and orders over generated posts', () => {
      const posts = generatePosts(300);
      let search: JobSearch;
      beforeAll(async () => {
        search = await open();
        await search.index(posts.map(versioned));
      });
      afterAll(() => search.close());

      it('total and facets equal a count by brute force for 200 random requests', async () => {
        await fc.assert(
          fc.asyncProperty(requests, async (request) => {
            const oracle = bruteForce(posts, request, now);
            const page = await search.search({ ...request, limit: 300 }, now);
            expect(page.total).toBe(oracle.ids.length);
            expect([page.tier, page.mentions]).toEqual([oracle.tier, oracle.mentions]);
            expect(page.jobs.map((job) => job._id).toSorted()).toEqual(oracle.ids.toSorted());
            for (const facet of facetNames) {
              for (const { value, count } of page.facets[facet]) {
                expect([facet, value, count]).toEqual([facet, value, oracle.countOf(facet, value)]);
              }
            }
            const missed = leftOut(posts, page.facets).filter(([facet, value]) => oracle.countOf(facet, value) > 0);
            expect(missed).toEqual([]);
            const dropped = (page.loosenings ?? []).flatMap(({ without, count }) =>
              without === 'keyword' || without === 'filters' || without === 'words' ? [] : { without, count },
            );
            expect(dropped).toEqual(dropped.map(({ without }) => ({ without, count: oracle.without(without) })));
          }),
          { numRuns: 200, seed: 5 },
        );
      });

      it.each(jobSearchSorts)('pages of the %s order put together are the whole, each post once', async (sort) => {
        const request = ask({ keyword: 'zebra', sort, limit: 7 });
        const { total } = await search.search(request, now);
        const ids: string[] = [];
        for (let page = 1; page <= Math.ceil(total / 7); page++) {
          ids.push(...(await search.search({ ...request, page }, now)).jobs.map((job) => job._id));
        }
        expect(ids).toEqual((await search.search({ ...request, limit: 300 }, now)).jobs.map((job) => job._id));
        expect(new Set(ids).size).toBe(total);
      });

      it.each(jobSearchSorts)('puts chosen posts that it finds before the others of the %s order', async (sort) => {
        const request = ask({ keyword: 'zebra', sort, limit: 300 });
        const usual = (await search.search(request, now)).jobs.map((job) => job._id);
        const first = [usual.at(-1)!, usual[3]!, usual[0]!];
        const chosen = { ...request, first: [first[0]!, derivedId('post', 'unknown'), ...first.slice(1)] };
        const page = await search.search(chosen, now);
        const order = [...first, ...usual.filter((id) => !first.includes(id))];
        expect(page.jobs.map((job) => job._id)).toEqual(order);
        expect(page.total).toBe(usual.length);
        expect((await search.search({ ...chosen, limit: 2, page: 2 }, now)).jobs.map((job) => job._id)).toEqual(
          order.slice(2, 4),
        );
      });

      it('says why a post was found, unless it is asked to be brief', async () => {
        const [full, brief] = await Promise.all([
          search.search(ask({ keyword: 'zebra' }), now),
          search.search(ask({ keyword: 'zebra', isBrief: true }), now),
        ]);
        expect(full.jobs[0]).toHaveProperty('highlights');
        expect(brief.jobs).toEqual(full.jobs.map(({ highlights: _why, ...job }) => job));
      });

      it('sorts by date, newest first, then by id; so it does where nothing is asked for', async () => {
        const sorted = posts
          .toSorted((a, b) => Date.parse(b.posted_date) - Date.parse(a.posted_date) || (a._id < b._id ? -1 : 1))
          .map((post) => post._id);
        for (const request of [ask({ sort: 'newest', limit: 300 }), ask({ limit: 300 })]) {
          expect((await search.search(request, now)).jobs.map((job) => job._id)).toEqual(sorted);
        }
      });

      it('sorts by pay in one currency, highest first, none last, then by id', async () => {
        const { jobs } = await search.search(ask({ sort: 'pay', limit: 300 }), now);
        const dollars = { USD: 1, EUR: 1.0389, GBP: 1.25292, INR: 0.0116818, CAD: 0.695009 };
        const pay = (post: JobPost) =>
          post.expected_max_ctc
            ? Math.round(post.expected_max_ctc.amount * dollars[post.expected_max_ctc.currency])
            : -1;
        const sorted = posts.toSorted((a, b) => pay(b) - pay(a) || (a._id < b._id ? -1 : 1));
        expect(jobs.map((job) => job._id)).toEqual(sorted.map((post) => post._id));
      });

      it('shows a chosen value that nothing has, at 0', async () => {
        const page = await search.search(
          ask({ keyword: 'zebra', cityId: [idOf(99)], experience: 47, min_ctc: 999_999_999 }),
          now,
        );
        expect(page.facets.city).toContainEqual({ value: idOf(99), label: idOf(99), count: 0 });
        expect(page.facets.experience).toContainEqual(expect.objectContaining({ value: '47' }));
        expect(page.facets.pay).toContainEqual(expect.objectContaining({ value: '999999999', count: 0 }));
      });

      it('searches around chosen cities, and goes on to show and count these alone', async () => {
        const around = async (within_km?: '50' | '100') =>
          search.search(ask({ cityId: [cityIdOf('Braga')], ...(within_km && { within_km }) }), now);
        const inOneOf = (...names: (typeof cityNames)[number][]) =>
          posts.filter(({ cities }) => names.some((name) => cities.some((city) => city.name === name))).length;
        const [exactly, near, far] = [await around(), await around('50'), await around('100')];
        expect(exactly.total).toBe(inOneOf('Braga'));
        expect(near.total).toBe(inOneOf('Braga', 'Porto'));
        expect(far.total).toBe(inOneOf('Braga', 'Porto', 'Vigo'));
        expect(far.facets.city).toEqual(exactly.facets.city);
      });

      it('names the countries of listed cities', async () => {
        const { facets } = await search.search(ask({ country: ['PT'] }), now);
        const labels = new Map(facets.country.map(({ value, label }) => [value, label]));
        expect(labels).toEqual(
          new Map([
            ['PT', 'Portugal'],
            ['ES', 'Spain'],
          ]),
        );
      });

      it('finds a company by its name, whatever its case', async () => {
        const byId = await search.search(ask({ companyId: companyIdOf('Palm Row') }), now);
        expect(byId.total).toBeGreaterThan(0);
        expect((await search.search(ask({ companyName: ' palm  ROW' }), now)).total).toBe(byId.total);
      });

      it('says what to drop where nothing matches, and what that would leave', async () => {
        const page = await search.search(ask({ keyword: 'zebra', cityId: [idOf(99)] }), now);
        const zebras = posts.filter((post) => post.title.includes('zebra')).length;
        expect(page).toMatchObject({ total: 0, loosenings: [{ without: 'city', label: 'Any city', count: zebras }] });
      });

      it('offers to drop the keyword, or every filter, where nothing less helps', async () => {
        const keyword = await search.search(ask({ keyword: 'xylophonist', status: 'Open' }), now);
        const open = posts.filter((post) => post.status === 'Open').length;
        expect(keyword.loosenings).toEqual([{ without: 'keyword', label: expect.any(String), count: open }]);
        const filters = await search.search(ask({ cityId: [idOf(99)], companyId: idOf(99) }), now);
        expect(filters.loosenings).toEqual([{ without: 'filters', label: expect.any(String), count: posts.length }]);
      });

      it('gives an empty page behind the last one', async () => {
        expect(await search.search(ask({ page: 100, limit: 15 }), now)).toMatchObject({ total: 300, jobs: [] });
      });
    });
  });
}

const idOf = (index: number) => derivedId('suite', String(index));
const versioned = (post: JobPost) => ({ id: post._id, version: post.version, post });
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const run = (text: string, marked = false) => ({ text, marked });
type Facets = Awaited<ReturnType<JobSearch['search']>>['facets'];

/** Values of the posts that the facets leave out; only those that no post would have may be left out. */
function leftOut(posts: readonly JobPost[], facets: Facets) {
  const all: [keyof Facets, string][] = [
    ...cityNames.map((name): [keyof Facets, string] => ['city', cityIdOf(name)]),
    ['country', 'PT'],
    ['country', 'ES'],
    ...posts.flatMap((post): [keyof Facets, string][] => [
      ...post.skills.map(({ skill }): [keyof Facets, string] => ['skills', skillOf(skill)]),
      ['company', post.company_id ?? ''],
      ['job_type', post.job_type ?? ''],
      ['work_mode', post.work_mode ?? ''],
      ['category', post.job_post_category],
      ['status', post.status],
    ]),
    ...postedWithin.map((days): [keyof Facets, string] => ['posted_within', days]),
  ];
  const distinct = new Map(all.filter(([, value]) => value !== '').map((pair) => [pair.join(), pair]));
  return [...distinct.values()].filter(([facet, value]) => !facets[facet].some((shown) => shown.value === value));
}
