import type { JobPost } from '@waypost/contracts/entities/job-post';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobSearch, JobSearchRequest } from '../search/job-search.ts';
import { makePost, now } from './generated-posts.ts';

/** What every engine promises of posts about a keyword and posts that mention it. */
export function describeSearchTiers(open: () => Promise<JobSearch>) {
  let search: JobSearch;
  beforeEach(async () => {
    search = await open();
  });
  afterEach(() => search.close());

  const put = (...posts: Partial<JobPost>[]) =>
    search.index(
      posts.map((post, index) => {
        const id = derivedId('tiers', String(index));
        return { id, version: 1, post: makePost({ _id: id, ...post }) };
      }),
    );
  const ask = (request: Partial<JobSearchRequest>) =>
    search.search({ page: 1, limit: 15, ctc_currency: 'USD', ...request }, now);
  const titles = async (keyword: string) => (await ask({ keyword })).jobs.map((job) => job.title);
  const skills = (...names: string[]) => names.map((skill) => ({ skill, is_custom: true }));
  const berlin = { city_id: derivedId('city', 'Berlin'), name: 'Berlin' };

  describe('posts about a keyword and posts that mention it', () => {
    const posts: Partial<JobPost>[] = [
      { title: 'Welder', skills: skills('Reading plans'), cities: [berlin] },
      { title: 'Cook', description: 'Next door to a welder.', skills: skills('Knives') },
      { title: 'Baker', minimum_qualification: 'Not a welder.', skills: skills('Knives') },
    ];

    it('lists, counts and facets those about it, and says how many more mention it', async () => {
      await put(...posts);
      for (const sort of ['relevance', 'newest', 'pay'] as const) {
        const page = await ask({ keyword: 'welder', sort });
        expect(page).toMatchObject({ tier: 'about', total: 1, mentions: 2, jobs: [{ title: 'Welder' }] });
        expect(page.facets.skills.map(({ label }) => label)).toEqual(['Reading plans']);
      }
    });

    it('finds a title whose parts are turned among those that mention it, too', async () => {
      await put({ title: 'Teacher, Secondary' }, { title: 'Cook', description: 'For a secondary teacher.' });
      const keyword = 'high school teacher';
      expect(await ask({ keyword })).toMatchObject({ tier: 'about', total: 1, mentions: 1 });
      expect(await ask({ keyword, in: 'text' })).toMatchObject({ tier: 'text', total: 2 });
    });

    it('takes either of two single words with "or" between them', async () => {
      await put({ title: 'Welder' }, { title: 'Cook' }, { title: 'Baker', description: 'Next door to a cook.' });
      const page = await ask({ keyword: 'welder or cook' });
      expect(page).toMatchObject({ tier: 'about', total: 2, mentions: 1 });
      expect(page.jobs.map(({ title }) => title).toSorted()).toEqual(['Cook', 'Welder']);
    });

    it('takes either of two jobs whose last word is said once', async () => {
      await put({ title: 'Mechanical Engineer' }, { title: 'Electrical Engineer' }, { title: 'Engineer' });
      const page = await ask({ keyword: 'mechanical or electrical engineer' });
      expect(page).toMatchObject({ tier: 'about', total: 2 });
    });

    it('mends a word beside "or" only where no post has the other one', async () => {
      await put({ title: 'Kotlin' }, { title: 'Fortran' }, { title: 'Boston' });
      const known = await ask({ keyword: 'kotlin or fortrn' });
      expect(known).toMatchObject({ total: 1, jobs: [{ title: 'Kotlin' }] });
      expect(known).not.toHaveProperty('suggestion');
      expect(await ask({ keyword: 'kotln or fortrn' })).toMatchObject({ suggestion: 'kotlin or fortran', total: 2 });
      // A place may be known by itself, and is no less a word of a post.
      expect(await ask({ keyword: 'kotlin (boston or fortrn)' })).not.toHaveProperty('suggestion');
    });

    it('leaves out what is about a negated word, of those that mention the others, too', async () => {
      await put(
        { title: 'Senior Welder' },
        { title: 'Welder', description: 'With senior cooks.' },
        { title: 'Baker', description: 'Next door to a welder.' },
        { title: 'Senior Baker', description: 'Next door to a welder.' },
      );
      const page = await ask({ keyword: 'welder -senior' });
      expect(page).toMatchObject({ tier: 'about', total: 1, mentions: 1, jobs: [{ title: 'Welder' }] });
      expect(page.jobs[0]?.highlights?.snippet).toEqual([{ text: 'With senior cooks.', marked: false }]);
      expect(await ask({ keyword: 'welder not senior', in: 'text' })).toMatchObject({ tier: 'text', total: 2 });
      expect((await titles('-senior')).toSorted()).toEqual(['Baker', 'Welder']);
      expect(await ask({ keyword: '-xylophonist' })).toMatchObject({ tier: 'about', total: 4, mentions: 0 });
    });

    it('takes the posts of either of two places', async () => {
      await put({ title: 'Welder', cities: [berlin] }, { title: 'Cook', cities: [{ name: 'New York City' }] }, {});
      expect(await ask({ keyword: 'berlin or new york' })).toMatchObject({ tier: 'about', total: 2 });
      expect(await titles('cook berlin or new york')).toEqual(['Cook']);
    });

    it('lists all of them where that is asked for, those about it first', async () => {
      await put(...posts.toReversed());
      const page = await ask({ keyword: 'welder', in: 'text' });
      expect(page).toMatchObject({ tier: 'text', total: 3, mentions: 2 });
      expect(page.jobs[0]).toMatchObject({ title: 'Welder' });
      expect(page.facets.skills).toContainEqual(expect.objectContaining({ label: 'Knives', count: 2 }));
    });

    it('lists those that mention it where none is about it, and says so', async () => {
      await put(...posts.slice(1));
      expect(await ask({ keyword: 'welder' })).toMatchObject({ tier: 'text', total: 2, mentions: 2 });
    });

    it('does so where a filter leaves none that is about it', async () => {
      await put(...posts, { title: 'Waiter', description: 'for welders', status: 'Close' });
      const page = await ask({ keyword: 'welder', status: 'Close' });
      expect(page).toMatchObject({ tier: 'text', total: 1, mentions: 1, jobs: [{ title: 'Waiter' }] });
      expect(await ask({ keyword: 'welder', status: 'Open' })).toMatchObject({ tier: 'about', total: 1, mentions: 2 });
    });

    it('speaks of no tier without a keyword', async () => {
      await put(...posts);
      const page = await ask({});
      expect(page).not.toHaveProperty('tier');
      expect(page).not.toHaveProperty('mentions');
    });

    it('counts posts about the keyword among the ways out of an empty result', async () => {
      await put(...posts);
      const page = await ask({ keyword: 'welder', experience: 1, status: 'Close' });
      expect(page.loosenings).toEqual([{ without: 'status', label: expect.any(String), count: 1 }]);
    });

    it.each([
      ['title', { title: 'Kotlin' }],
      ['company', { company_name: 'Kotlin' }],
      ['skills', { skills: skills('Kotlin') }],
      ['listed cities', { cities: [{ name: 'Kotlin' }] }],
    ] satisfies [string, Partial<JobPost>][])('takes a post for one about a word in its %s', async (_field, post) => {
      await put(post, { description: 'Kotlin' });
      expect(await ask({ keyword: 'kotlin' })).toMatchObject({ tier: 'about', total: 1, mentions: 1 });
    });

    it('lets the words of a keyword stand in several of these', async () => {
      await put(
        { title: 'Backend Developer', skills: skills('Java'), company_name: 'Palm Row', cities: [berlin] },
        { title: 'Psychologist', cities: [berlin] },
      );
      const names = [
        'java developer',
        'developer berlin',
        'berlin developer',
        'palm row developer',
        'berlin psychologist',
      ];
      for (const keyword of names) {
        expect(await ask({ keyword }), keyword).toMatchObject({ tier: 'about', total: 1 });
      }
    });

    it('takes a quoted phrase as it stands', async () => {
      await put({ title: 'Registered Nurse, Intensive Care' }, { title: 'Nurse', description: 'registered nurse' });
      expect(await ask({ keyword: '"nurse intensive"' })).toMatchObject({ tier: 'about', total: 1 });
      expect(await ask({ keyword: '"registered nurse"' })).toMatchObject({ tier: 'about', total: 1, mentions: 1 });
    });
  });

  describe('what names a job', () => {
    it('is not found as another one of like words', async () => {
      const others = {
        accountant: ['Account Manager'],
        designer: ['Design Lead'],
        nurse: ['Nursing Assistant'],
        'product manager': ['Product Owner', 'Production Manager', 'Product Marketing Manager'],
        'data analyst': ['Business Analyst, Data Science'],
      };
      const like = Object.values(others).flat();
      await put(
        ...Object.keys(others).map((title) => ({ title })),
        ...like.map((title) => ({ title, skills: skills('Product Demonstration', 'Data Analysis') })),
      );
      for (const keyword of Object.keys(others)) expect(await titles(keyword)).toEqual([keyword]);
    });

    it('is found in the forms that it has', async () => {
      const forms = {
        'product manager': [
          'Senior Product Managers',
          'Manager - Product',
          'Manager of Product',
          'Manager (Hybrid) - Product',
        ],
        'registered nurse': ['Nurse (Registered), Day Surgery'],
        'project manager': ['Project Mgr.'],
        'marketing manager': ['Product Marketing Manager'],
      };
      await put(
        ...Object.values(forms).flatMap((some) => some.map((title) => ({ title }))),
        ...Object.keys(forms).map((description) => ({ title: 'Other', description })),
      );
      for (const [keyword, some] of Object.entries(forms))
        expect((await titles(keyword)).toSorted()).toEqual(some.toSorted());
    });

    it('is looked for in titles, and not among the skills of another job', async () => {
      await put({ title: 'Legal Counsel' }, { title: 'Recruiter', skills: skills('Legal Counsel') });
      expect(await titles('counsel')).toEqual(['Legal Counsel']);
    });

    it('finds a company of that name', async () => {
      await put({ title: 'Geologist', company_name: 'Baker Hughes' });
      expect(await ask({ keyword: 'baker hughes' })).toMatchObject({ tier: 'about', total: 1 });
    });

    it('stands before titles that only begin with it, and before another job that ends with it', async () => {
      await put(
        { title: 'Nurse Recruiter' },
        { title: 'Nursery Teacher' },
        { title: 'Staff Nurse, Medical Ward' },
        { title: 'Secondary School Teacher' },
        { title: 'Nurse' },
      );
      expect(await titles('nurse')).toEqual(['Nurse', 'Staff Nurse, Medical Ward', 'Nurse Recruiter']);
      expect(await titles('teacher')).toEqual(['Secondary School Teacher', 'Nursery Teacher']);
    });

    it('finds by another name what is all of a skill, and no title with that word', async () => {
      await put(
        { title: 'Backend Engineer', skills: skills('Go') },
        { title: 'Go-To-Market Engineer', skills: skills('Go to market') },
      );
      expect(await titles('golang')).toEqual(['Backend Engineer']);
      expect(await titles('golang engineer')).toEqual(['Backend Engineer']);
    });

    it('is a developer of what stands before, by any title of who writes software', async () => {
      await put(
        { title: 'Embedded Software Engineer', skills: skills('C++') },
        { title: 'Full Stack Developer - PHP, C++, MySQL' },
        { title: 'Structural Engineer', skills: skills('C++') },
        { title: 'Software Engineer', skills: skills('Java') },
      );
      const both = ['Embedded Software Engineer', 'Full Stack Developer - PHP, C++, MySQL'];
      expect((await titles('c++ developer')).toSorted()).toEqual(both);
      expect(await titles('java developer')).toEqual(['Software Engineer']);
    });

    it('is found where its title says after the place when it is done', async () => {
      await put({ title: 'Registered Nurse - ICU Full Time Days' }, { title: 'Nurse - ICU Equipment Sales' });
      expect(await titles('icu nurse')).toEqual(['Registered Nurse - ICU Full Time Days']);
    });

    it('is of information technology, and not of every text with the pronoun', async () => {
      await put(
        { title: 'IT Manager' },
        { title: 'Site Manager', description: 'Run it well.' },
        { title: 'Manager', description: 'Of information technology.' },
      );
      expect(await ask({ keyword: 'it manager' })).toMatchObject({ tier: 'about', total: 1, mentions: 1 });
    });

    it('finds a title in the other spelling', async () => {
      await put({ title: 'Policy Adviser' }, { title: 'Senior Policy Advisor' }, { title: 'Advisory Lead' });
      expect(await titles('policy adviser')).toHaveLength(2);
      expect(await titles('policy advisor')).toHaveLength(2);
    });

    it('stands before another name with the same word', async () => {
      await put(
        { title: 'Operations Engineer - Linux, Azure, Chef/Puppet/Ansible' },
        { title: 'Sous Chefs - Apply' },
        { title: 'Developer, SQL Server' },
        { title: 'Food Co-worker (Prep Server)' },
        { title: 'R&D Technician' },
        { title: 'Lead for Shiny and R (Leeds)' },
        { title: 'Go-To-Market Lead' },
        { title: 'Platform Lead for Kotlin and Go (Leeds)' },
      );
      expect((await titles('chef'))[0]).toBe('Sous Chefs - Apply');
      expect((await titles('server'))[0]).toBe('Food Co-worker (Prep Server)');
      expect(await titles('r')).toEqual(['Lead for Shiny and R (Leeds)']);
      expect((await titles('go'))[0]).toBe('Platform Lead for Kotlin and Go (Leeds)');
    });

    it('is that of a company or a language by its letters', async () => {
      await put(
        { title: 'Shop Assistant', custom_company: { name: 'C&A' } },
        { title: 'Engineer', skills: skills('C') },
        { title: '高级软件工程师（上海）' },
        { title: '上海工程软件师' },
      );
      expect(await titles('c&a')).toEqual(['Shop Assistant']);
      expect(await titles('c')).toEqual(['Engineer']);
      expect(await titles('软件工程师')).toEqual(['高级软件工程师（上海）']);
    });

    it('asks for no operating room where it says "and/or"', async () => {
      await put({ title: 'Maintenance and/or Technician' }, { title: 'OR Technician' });
      expect(await titles('OR technician')).toEqual(['OR Technician']);
    });

    it('counts more where its words stand together', async () => {
      await put({ title: 'Learning designer of machine parts' }, { title: 'Machine Learning Lead' });
      expect((await titles('machine learning'))[0]).toBe('Machine Learning Lead');
    });
  });
}
