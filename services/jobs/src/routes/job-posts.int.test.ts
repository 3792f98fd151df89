import { setTimeout as sleep } from 'node:timers/promises';
import {
  changeJobStatus,
  editJobPost,
  getJobPost,
  lookUp,
  publishJobPost,
  readJobPosts,
} from '@waypost/contracts/calls/jobs';
import {
  closeImportedPosts,
  importJobPosts,
  importQuestions,
  listImportedPosts,
} from '@waypost/contracts/calls/jobs/job-imports';
import { listOpenJobPosts, readOpenJobPosts } from '@waypost/contracts/calls/jobs/open-posts';
import { countPostedJobs, listPostedJobs, readPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { limits } from '@waypost/contracts/constants';
import { skillByName } from '@waypost/contracts/taxonomy/skills';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobPostStore } from '../job-post-store.ts';
import { companyIdOf } from '../search/company-id.ts';
import { dashboardOf, someContent, startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

const service = { kind: 'service', name: 'applications' } as const;
const refused = (code: string, message: string | RegExp = /./) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) });
const cityId = async (name: string) => {
  const [city] = await jobs.call(lookUp, { params: { entity: 'cities' }, querystring: { entity_text: name } });
  if (!city || !('city_id' in city)) throw new Error(`No city ${name}`);
  return city.city_id;
};
const read = async (id: string) => (await jobs.call(getJobPost, { params: { id }, querystring: {} })).job_post;

describe('publishing a post', () => {
  it('is for Recruiters and Referrers, under a dashboard of their own', async () => {
    const body = someContent();
    const seeker = someUser('Job Seeker');
    const as = jobs.recruiter;
    await expect(jobs.publish({}, seeker)).rejects.toThrow(refused('forbidden', /Only Recruiters and Referrers/));
    await expect(jobs.call(publishJobPost, { body: { ...body, dsh_id: newId() } }, { as })).rejects.toThrow(
      refused('forbidden'),
    );
    const claimed = { ...body, dsh_id: dashboardOf(as), create_by: newId() };
    await expect(jobs.call(publishJobPost, { body: claimed }, { as })).rejects.toThrow(refused('forbidden'));
    await expect(jobs.call(publishJobPost, { body: { ...body, dsh_id: dashboardOf(as) } })).rejects.toThrow(
      refused('unauthenticated'),
    );
    expect((await jobs.publish({}, someUser('Referrer'))).job_post_category).toBe('Referral');
  });

  it('is done once for a repeated Idempotency-Key, also at the same time', async () => {
    const as = someUser('Recruiter');
    const body = { ...someContent(), dsh_id: dashboardOf(as) };
    const send = (key: string) =>
      jobs.call(publishJobPost, { body }, { as, headers: { 'idempotency-key': key } }).then(({ job_post }) => job_post);
    const [first, second] = await Promise.all([send('a'), send('a')]);
    expect(await send('a')).toEqual(first);
    expect(second).toEqual(first);
    expect((await send('b'))._id).not.toBe(first?._id);
  });

  it('with the same Idempotency-Key and another body is a conflict, and the key expires', async () => {
    const as = someUser('Recruiter');
    const headers = { 'idempotency-key': 'k' };
    const send = (title: string) =>
      jobs.call(publishJobPost, { body: { ...someContent({ title }), dsh_id: dashboardOf(as) } }, { as, headers });
    const { job_post } = await send('First');
    const second = send('Second');
    await expect(second).rejects.toThrow(refused('conflict', /another request/));
    await expect(second).rejects.toMatchObject({ details: { job_post } });
    const content = someContent({ title: 'First, edited' });
    await jobs.call(editJobPost, { params: { id: job_post._id }, body: content }, { as });
    expect((await send('First')).job_post).toMatchObject({ _id: job_post._id, title: 'First, edited' });
    expect(job_post).not.toHaveProperty('request_hash');

    const { collection } = await createJobPostStore(jobs.ports.documents);
    const yesterday = new Date(Date.now() - limits.idempotencyHours * 3_600_000).toISOString();
    await collection.updateOne({ _id: job_post._id }, { $set: { created_at: yesterday } });
    const next = (await send('Second')).job_post;
    expect(next._id).not.toBe(job_post._id);
    expect((await send('Second')).job_post).toEqual(next);
  });

  it('is refused where a dashboard has as many open posts as it may have, however many come at once', async () => {
    const as = someUser('Recruiter');
    const dsh_id = dashboardOf(as);
    const { user_id } = as;
    const content = someContent();
    for (let from = 0; from < limits.openJobPosts; from += 100) {
      const job_posts = Array.from({ length: 100 }, (_, at) => ({ ...content, import_key: `${from + at}` }));
      await jobs.call(importJobPosts, { body: { user_id, dsh_id, dsh_type: 'Recruiter', job_posts } }, { as: service });
    }
    await expect(jobs.publish({}, as)).rejects.toThrow(refused('conflict', /500 open job posts/));
    const { jobs: open } = await jobs.call(listPostedJobs, { querystring: { dsh_id, limit: '1' } }, { as });
    const close = { params: { id: open[0]?._id ?? '' }, body: { updated_status: 'Close' as const } };
    await jobs.call(changeJobStatus, close, { as });
    const atOnce = await Promise.allSettled(Array.from({ length: 4 }, () => jobs.publish({}, as)));
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be read at once, by anybody', async () => {
    const post = await jobs.publish({ title: 'Net mender' });
    expect(await read(post._id)).toEqual(post);
    expect(post).toMatchObject({ title: 'Net mender', status: 'Open', created_by: jobs.recruiter.user_id, version: 1 });
  });

  it('with 0 for the most years takes everybody from the least on', async () => {
    const years = { minimum_yrs_of_exp_needed: 3, maximum_yrs_of_exp_needed: 0 };
    const post = await jobs.publish({ title: 'Buoy painter', ...years });
    expect(post).toMatchObject({ minimum_yrs_of_exp_needed: 3 });
    expect(post).not.toHaveProperty('maximum_yrs_of_exp_needed');
    await jobs.settled();
    const found = async (experience: string) => (await jobs.search({ keyword: 'buoy painter', experience })).total;
    expect(await Promise.all(['2', '3', '50'].map(found))).toEqual([0, 1, 1]);
  });

  it('has one company, where a listed and a custom one are sent: the custom one, for readers and for the search', async () => {
    const custom_company = { name: 'Own boats' };
    const post = await jobs.publish({ title: 'Hull scraper', company_name: 'Harbour & Sons', custom_company });
    expect(post).toMatchObject({ custom_company, company_id: companyIdOf('Own boats') });
    expect(post).not.toHaveProperty('company_name');
    await jobs.settled();
    const { facets } = await jobs.search({ keyword: 'hull scraper' });
    expect(facets.company).toEqual([{ value: companyIdOf('Own boats'), label: 'Own boats', count: 1 }]);
  });

  it('is found by the search within two seconds', async () => {
    const post = await jobs.publish({ title: 'Ropewalker', status: 'Open' });
    const found = await until(async () => (await jobs.search({ keyword: 'ropewalker' })).jobs[0], { within: 2_000 });
    expect(found).toMatchObject(post);
  });

  it('names its cities, skills, company and listed questions', async () => {
    const { questions } = await jobs.call(
      importQuestions,
      { body: { questions: [{ question_text: 'Can you swim?', question_type: 'yes_no' }] } },
      { as: service },
    );
    const post = await jobs.publish({
      cities: [{ city_id: await cityId('Lisbon') }, { name: 'Skerry' }, { name: 'skerry' }],
      skills: [{ skill: 'js', skill_id: 'js' }, { skill: 'Knotting', requirement: 'preferred' }, { skill: 'knotting' }],
      questions: [
        { question_id: questions[0]?.question_id ?? '', is_required: true },
        { custom_question: { question_text: 'Why?' } },
      ],
      expected_max_ctc: { amount: 0 },
    });
    const javascript = skillByName('JavaScript');
    expect(post).toMatchObject({
      location: 'Lisbon, Skerry',
      cities: [{ city_id: await cityId('Lisbon'), name: 'Lisbon' }, { name: 'Skerry' }],
      skills: [
        { skill: 'JavaScript', skill_id: javascript?.id, is_custom: false },
        { skill: 'Knotting', is_custom: true, requirement: 'preferred' },
      ],
      questions: [
        {
          question_id: questions[0]?.question_id,
          custom_question: { question_text: 'Can you swim?' },
          is_required: true,
        },
        { custom_question: { question_text: 'Why?', question_type: 'paragraph' }, is_required: false },
      ],
      company_id: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    expect(post).not.toHaveProperty('expected_max_ctc');

    const asked = [
      { question_id: questions[0]?.question_id ?? '' },
      { custom_question: { question_text: 'CAN you swim?' } },
    ];
    await expect(jobs.publish({ questions: asked })).rejects.toMatchObject({
      code: 'validation-error',
      errors: [{ path: 'questions.1', message: 'This question has already been added' }],
    });
  });

  it('keeps the options of its questions together within bounds, and lists questions without them', async () => {
    const asked = (question_text: string, length: number) => ({
      custom_question: {
        question_text,
        question_type: 'multiple_choice' as const,
        options: Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(length, 'x')),
      },
    });
    const [most, one] = [['a', 'b', 'c', 'd'].map((text) => asked(text, 250)), asked('e', 2)];
    await expect(jobs.publish({ questions: [...most, one] })).rejects.toMatchObject({
      code: 'validation-error',
      errors: [{ path: 'questions.4', message: expect.stringContaining('at most 10,000 characters') as string }],
    });
    const post = await jobs.publish({ title: 'Lighthouse keeper', questions: most });
    expect(post.questions[0]?.custom_question.options).toHaveLength(10);
    await jobs.settled();
    const [listed] = (await jobs.search({ keyword: 'lighthouse keeper' })).jobs;
    expect(listed?.questions.map(({ custom_question }) => custom_question)).toEqual(
      most.map(({ custom_question: { question_text, question_type } }) => ({ question_text, question_type })),
    );
  });

  it.each([
    ['cities.0.city_id', { cities: [{ city_id: 'f'.repeat(24) }] }],
    ['questions.0.question_id', { questions: [{ question_id: 'f'.repeat(24) }] }],
  ])('says which id is unknown: %s', async (path, some) => {
    await expect(jobs.publish(some)).rejects.toThrow(
      expect.objectContaining({ code: 'validation-error', errors: [expect.objectContaining({ path })] }),
    );
  });
});

describe('editing a post', () => {
  const editing = (id: string, some: object, as = jobs.recruiter) =>
    jobs.call(editJobPost, { params: { id }, body: { ...someContent(), ...some } }, { as });

  it('changes what everybody reads, and in a moment what is found', async () => {
    const post = await jobs.publish({ title: 'Oar carver' });
    const { job_post } = await editing(post._id, { title: 'Mast carver', version: 1 });
    expect(job_post).toMatchObject({ title: 'Mast carver', version: 2, posted_date: post.posted_date });
    expect(await read(post._id)).toEqual(job_post);
    await jobs.settled();
    expect((await jobs.search({ keyword: 'oar carver' })).total).toBe(0);
    expect((await jobs.search({ keyword: 'mast carver' })).total).toBe(1);
  });

  it('of an older version is refused with the post as it is', async () => {
    const post = await jobs.publish();
    await editing(post._id, { title: 'First' });
    await expect(editing(post._id, { title: 'Second', version: 1 })).rejects.toThrow(
      expect.objectContaining({
        code: 'version-conflict',
        details: { job_post: expect.objectContaining({ title: 'First', version: 2 }) },
      }),
    );
  });

  it('is for its creator, while it is open', async () => {
    const post = await jobs.publish();
    await expect(editing(post._id, {}, someUser('Recruiter'))).rejects.toThrow(refused('forbidden'));
    await expect(editing(newId(), {})).rejects.toThrow(refused('not-found'));
    await close(post._id);
    await expect(editing(post._id, {})).rejects.toThrow(refused('conflict', 'Cannot edit a closed job'));
  });
});

const close = (id: string, updated_status: 'Open' | 'Close' = 'Close', as = jobs.recruiter) =>
  jobs.call(changeJobStatus, { params: { id }, body: { updated_status, user_id: as.user_id } }, { as });

describe('closing a post', () => {
  it('is known at once to whoever asks the documents, and in a moment to the search', async () => {
    const post = await jobs.publish({ title: 'Sail dyer' });
    await close(post._id);
    const { job_posts } = await jobs.call(readJobPosts, { body: { ids: [post._id] } }, { as: service });
    expect(job_posts).toMatchObject([
      { status: 'Close', owner_type: 'Recruiter', dsh_id: dashboardOf(jobs.recruiter) },
    ]);
    await jobs.settled();
    expect((await jobs.search({ keyword: 'sail dyer', status: 'Open' })).total).toBe(0);
    expect((await jobs.search({ keyword: 'sail dyer' })).jobs).toMatchObject([{ status: 'Close' }]);
  });

  it('is final', async () => {
    const post = await jobs.publish();
    await close(post._id);
    expect((await close(post._id)).job_post.version).toBe(2);
    await expect(close(post._id, 'Open')).rejects.toThrow(refused('conflict', 'Cannot reopen a closed job'));
  });

  it('is for its creator', async () => {
    const post = await jobs.publish();
    await expect(close(post._id, 'Close', someUser('Recruiter'))).rejects.toThrow(refused('forbidden'));
    await expect(close(newId())).rejects.toThrow(refused('not-found'));
  });
});

describe('the posted jobs', () => {
  it('are those of the dashboard, newest first, by status and city', async () => {
    const as = someUser('Recruiter');
    const dsh_id = dashboardOf(as);
    const lisbon = await cityId('Lisbon');
    const ids: string[] = [];
    for (const cities of [[{ name: 'Skerry' }], [{ city_id: lisbon }], [{ city_id: lisbon }]]) {
      ids.push((await jobs.publish({ cities }, as))._id);
    }
    await close(ids[2] ?? '', 'Close', as);
    const list = async (query: object) => {
      const { jobs: posts, total } = await jobs.call(listPostedJobs, { querystring: { dsh_id, ...query } }, { as });
      return { ids: posts.map(({ _id }) => ids.indexOf(_id)).toSorted((a, b) => a - b), total };
    };
    expect(await list({})).toEqual({ ids: [0, 1, 2], total: 3 });
    expect(await list({ status: 'Open' })).toEqual({ ids: [0, 1], total: 2 });
    expect(await list({ cityId: lisbon })).toEqual({ ids: [1, 2], total: 2 });
    expect(await list({ cityId: lisbon, status: 'Close' })).toEqual({ ids: [2], total: 1 });
    expect((await list({ limit: '2', page: '2' })).ids).toHaveLength(1);
    expect(await jobs.call(countPostedJobs, { body: { dsh_id } }, { as: service })).toEqual({ open: 2, total: 3 });
    await expect(jobs.call(listPostedJobs, { querystring: { dsh_id } }, { as: jobs.recruiter })).rejects.toThrow(
      refused('forbidden'),
    );
  });
});

describe('a long list of posted jobs', () => {
  const as = someUser('Recruiter');
  const [{ dsh_id } = { dsh_id: '' }] = as.dashboards;
  const titles = async (query: object) =>
    (await jobs.call(listPostedJobs, { querystring: { dsh_id, ...query } }, { as })).jobs.map(({ title }) => title);
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const [title, name] of [
      ['Sailmaker', 'Harbour & Sons'],
      ['Café cook', 'Harbour & Sons'],
      ['Boat builder', 'Slipway'],
    ] as const) {
      ids.set(title, (await jobs.publish({ title, company_name: undefined, custom_company: { name } }, as))._id);
      // Those of one millisecond have no order by date.
      await sleep(5);
    }
    // Another's post is in nobody else's list.
    await jobs.publish({ title: 'Sailmaker' });
  });

  it('is sorted by date and by title', async () => {
    expect(await titles({ sort: 'oldest' })).toEqual(['Sailmaker', 'Café cook', 'Boat builder']);
    expect(await titles({})).toEqual(['Boat builder', 'Café cook', 'Sailmaker']);
    expect(await titles({ sort: 'title', limit: '2' })).toEqual(['Boat builder', 'Café cook']);
    expect(await titles({ sort: 'title', limit: '2', page: '2' })).toEqual(['Sailmaker']);
  });

  it.each([
    ['cafe', ['Café cook']],
    ['BOAT buil', ['Boat builder']],
    ['sons sail', ['Sailmaker']],
    ['maker', []],
  ])('is searched by how words of title and company begin: %s', async (search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  it('is filtered by company, whatever its spelling', async () => {
    expect(await titles({ companyId: companyIdOf('harbour &  SONS'), sort: 'oldest' })).toEqual([
      'Sailmaker',
      'Café cook',
    ]);
  });

  it('has chosen posts first, each on one page only', async () => {
    const first = [ids.get('Sailmaker') ?? '', newId()];
    const page = (number: string, query: object = {}) =>
      jobs.call(
        readPostedJobs,
        { body: { created_by: as.user_id, query: { dsh_id, limit: '2', page: number, ...query }, first } },
        { as: service },
      );
    const [one, two] = [await page('1'), await page('2')];
    expect([...one.jobs, ...two.jobs].map(({ title }) => title)).toEqual(['Sailmaker', 'Boat builder', 'Café cook']);
    expect([one.total, two.total]).toEqual([3, 3]);
    expect((await page('1', { search: 'cook' })).jobs.map(({ title }) => title)).toEqual(['Café cook']);
  });
});

describe('the posted jobs of all dashboards', () => {
  it('are those of the person who asks, where no dashboard is named', async () => {
    const both = someUser('Recruiter', 'Referrer');
    const [recruiter, referrer] = both.dashboards.map(({ dsh_id }) => dsh_id);
    const post = async (dsh_id = '') =>
      (await jobs.call(publishJobPost, { body: { ...someContent(), dsh_id } }, { as: both })).job_post._id;
    const ids = [await post(recruiter), await post(referrer)];
    await close(ids[1] ?? '', 'Close', both);
    await jobs.publish({}, someUser('Recruiter'));
    const list = async (querystring: { status?: 'Open'; dsh_id?: string }) => {
      const { jobs: posts, total } = await jobs.call(listPostedJobs, { querystring }, { as: both });
      return { ids: posts.map(({ _id }) => _id).toSorted(), total };
    };
    expect(await list({})).toEqual({ ids: ids.toSorted(), total: 2 });
    expect(await list({ status: 'Open' })).toEqual({ ids: [ids[0]], total: 1 });
    await expect(jobs.call(listPostedJobs, { querystring: {} })).rejects.toThrow(refused('unauthenticated'));
  });
});

describe('importing posts', () => {
  const owner = { user_id: newId(), dsh_id: newId(), dsh_type: 'Recruiter' as const };
  const row = { title: 'Cooper', description: 'Make barrels. '.repeat(300), import_key: 'row-1' };
  const load = (job_posts: (typeof row & { posted_date?: string; status?: 'Close' })[]) =>
    jobs.call(importJobPosts, { body: { ...owner, job_posts } }, { as: service });

  it('needs no more than a title and a description, and is safe to repeat', async () => {
    const first = await load([
      row,
      { ...row, import_key: 'row-2', posted_date: '2020-01-01T00:00:00.000Z', status: 'Close' },
    ]);
    expect(first.results.map(({ created }) => created)).toEqual([true, true]);
    const again = await load([row, { ...row, import_key: 'row-3' }]);
    expect(again.results.map(({ created }) => created)).toEqual([false, true]);
    expect(again.results[0]?.job_post_id).toBe(first.results[0]?.job_post_id);

    const [, second] = first.results;
    expect(await read(second?.job_post_id ?? '')).toMatchObject({
      status: 'Close',
      posted_date: '2020-01-01T00:00:00.000Z',
    });
    await jobs.settled();
    expect((await jobs.search({ keyword: 'cooper' })).total).toBe(3);
  });

  it('closes a post that comes again as closed, once, and opens none', async () => {
    const { results } = await load([{ ...row, import_key: 'over' }]);
    const closed = async (posts: Parameters<typeof load>[0]) => (await load(posts)).results.map((post) => post.closed);
    expect(await closed([{ ...row, import_key: 'over', status: 'Close' }])).toEqual([true]);
    expect(await read(results[0]?.job_post_id ?? '')).toMatchObject({ status: 'Close', title: row.title });
    expect(await closed([{ ...row, import_key: 'over', status: 'Close' }])).toEqual([false]);
    expect(await closed([{ ...row, import_key: 'over' }])).toEqual([false]);
    expect(await read(results[0]?.job_post_id ?? '')).toMatchObject({ status: 'Close' });
  });

  it('tells the open ones that an import has made, a part at a time, and closes no other', async () => {
    const { user_id } = jobs.recruiter;
    const job_posts = ['s-1', 's-2', 's-3'].map((import_key) => ({ ...row, import_key }));
    const body = { ...owner, user_id, job_posts };
    await jobs.call(importJobPosts, { body }, { as: service });
    const written = await jobs.publish({ title: 'Written here' });
    const listed: { job_post_id: string; import_key: string }[] = [];
    let after: string | undefined;
    do {
      const part = await jobs.call(
        listImportedPosts,
        { body: { user_id, limit: 2, ...(after !== undefined && { after }) } },
        { as: service },
      );
      listed.push(...part.job_posts);
      after = part.next;
    } while (after !== undefined);
    expect(listed.map((post) => post.import_key).toSorted()).toEqual(['s-1', 's-2', 's-3']);
    const close = async () => {
      const ids = [...listed.map((post) => post.job_post_id), written._id, newId()];
      return jobs.call(closeImportedPosts, { body: { user_id, job_post_ids: ids } }, { as: service });
    };
    expect(await close()).toEqual({ closed: 3 });
    expect(await close()).toEqual({ closed: 0 });
    expect(await read(written._id)).toMatchObject({ status: 'Open' });
  });

  it('makes one post a key, also when it is sent twice at once', async () => {
    const twice = await Promise.all([load([{ ...row, import_key: 'race' }]), load([{ ...row, import_key: 'race' }])]);
    expect(twice.filter(({ results }) => results[0]?.created)).toHaveLength(1);
  });

  it('is not for people', async () => {
    const body = { ...owner, job_posts: [row] };
    await expect(jobs.call(importJobPosts, { body }, { as: jobs.recruiter })).rejects.toThrow(refused('not-found'));
  });
});

describe('searching', () => {
  it('finds by a skill whose name has a comma', async () => {
    await jobs.publish({ title: 'Pipe bender', skills: [{ skill: 'Pipes, fittings' }] });
    await jobs.publish({ title: 'Pipe bender', skills: [{ skill: 'Fittings' }] });
    await jobs.settled();
    const { facets } = await jobs.search({ keyword: 'pipe bender' });
    const offered = facets.skills.find(({ label }) => label === 'Pipes, fittings');
    expect(offered).toMatchObject({ count: 1 });
    const { jobs: found } = await jobs.search({ keyword: 'pipe bender', skills: offered?.value });
    expect(found.map(({ skills }) => skills)).toMatchObject([[{ skill: 'Pipes, fittings' }]]);
  });

  it('answers with facets and says what a value may be', async () => {
    await jobs.publish({ title: 'Tide watcher', cities: [{ city_id: await cityId('Porto') }] });
    await jobs.settled();
    const found = await jobs.search({ keyword: 'tide watchr', sort: 'newest' });
    expect(found).toMatchObject({ total: 1, page: 1, suggestion: 'tide watcher' });
    expect(found.facets.city).toEqual([{ value: await cityId('Porto'), label: 'Porto', count: 1 }]);
    await expect(jobs.search({ sort: 'best' as never })).rejects.toThrow(
      expect.objectContaining({ code: 'validation-error', errors: [expect.objectContaining({ path: 'sort' })] }),
    );
    await expect(jobs.search({ page: '300', limit: '50' })).rejects.toThrow(refused('validation-error'));
  });

  it('is narrowed by cities and company_name as by cityId and companyName', async () => {
    const cities = await cityId('Bergen');
    await jobs.publish({ cities: [{ city_id: cities }], company_name: 'Fjord & Daughters' });
    await jobs.publish({ cities: [{ city_id: cities }], company_name: 'Palm Row' });
    await jobs.settled();
    expect((await jobs.search({ cities })).total).toBe(2);
    expect(await jobs.search({ company_name: 'fjord & daughters' })).toMatchObject({ total: 1 });
    expect((await jobs.search({ cities: await cityId('Oslo'), company_name: 'Palm Row' })).total).toBe(0);
  });

  it('names a chosen city that no post has', async () => {
    const value = await cityId('Oslo');
    const { facets } = await jobs.search({ cityId: value });
    expect(facets.city).toContainEqual({ value, label: 'Oslo', count: 0 });
  });
});

describe('reading all open posts', () => {
  it('goes through each of them once, by id, and leaves closed ones out', async () => {
    const as = { kind: 'service', name: 'bff' } as const;
    const posts = await Promise.all([1, 2, 3].map((at) => jobs.publish({ title: `Open ${at}` })));
    const [closed] = posts;
    const closing = { params: { id: closed?._id ?? '' }, body: { updated_status: 'Close' } } as const;
    await jobs.call(changeJobStatus, closing, { as: jobs.recruiter });
    const ids: string[] = [];
    for (let after: string | undefined; ; after = ids.at(-1)) {
      const { job_posts } = await jobs.call(readOpenJobPosts, { body: { after, limit: 2 } }, { as });
      ids.push(...job_posts.map(({ _id }) => _id));
      if (job_posts.length < 2) break;
    }
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids).toEqual(expect.arrayContaining(posts.slice(1).map(({ _id }) => _id)));
    expect(ids).not.toContain(closed?._id);
    const { job_posts } = await jobs.call(listOpenJobPosts, { body: { limit: 5_000 } }, { as });
    expect(job_posts.map(({ _id }) => _id)).toEqual(ids);
    expect(job_posts[0]).toEqual({
      _id: ids[0],
      version: expect.any(Number),
      updated_at: expect.any(String),
      created_by: expect.any(String),
    });
  });
});
