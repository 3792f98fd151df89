import {
  applyToJob,
  changeApplicantStatus,
  getApplicantResume,
  getApplicationHistory,
  listApplicants,
  markJobPost,
  unmarkJobPost,
} from '@waypost/contracts/calls/applications';
import { getApplicationScore } from '@waypost/contracts/calls/applications/application-scores';
import { getProfile, getUser, getUserByUsername } from '@waypost/contracts/calls/identity';
import { changeJobStatus, getJobPost, lookUp, publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import {
  deleteResume,
  downloadResume,
  listResumes,
  readResumeContent,
  replaceResume,
} from '@waypost/contracts/calls/resumes';
import { getScore, requestScore } from '@waypost/contracts/calls/scoring';
import type { Contract } from '@waypost/contracts/contract';
import { docFile, docxFile, encryptedDocx, pdfFile, scannedPdf } from '@waypost/resumes/testing/resume-files';
import { newId } from '@waypost/runtime/service/new-id';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { errorOf, signIn, type Answer, type Person } from './testing/person.ts';
import { startProductProcess, type ProductProcess } from './testing/product-process.ts';

let product: ProductProcess;
let recruiter: Person;
let seeker: Person;
let post: string;
beforeAll(async () => {
  product = await startProductProcess();
  recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
  seeker = await signIn(product.url, 'ines.halvorsen@example.org', 'Job Seeker');
  post = (await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) })).job_post.id;
});
afterAll(() => product.close());

const writes = () => ({ 'x-waypost': '1', origin: product.url, 'content-type': 'application/json' });
/** As text, because what is wrong cannot be written in the types of the contract. */
const send = (person: Person, { method, url }: Pick<Contract, 'method' | 'url'>, body: string, id = post) =>
  person.send(`/api${url.replace(':id', id)}`, { method, headers: writes(), body });
const pathsOf = (answer: Answer) => errorOf(answer).errors.map(({ path }) => path);

describe('a search', () => {
  test.each([
    ['job_type', 'Fulltime'],
    ['job_type', 'Full-Time,Sometimes'],
    ['work_mode', 'Underwater'],
    ['status', 'Closed'],
    ['category', 'Other'],
    ['cityId', 'Lisbon'],
    ['companyId', '12'],
    ['created_by', 'me'],
    ['experience', '-1'],
    ['experience', '51'],
    ['experience', 'two'],
    ['min_ctc', '1.5'],
    ['max_ctc', 'NaN'],
    ['ctc_currency', 'XXX'],
    ['with_unknown_pay', 'yes'],
    ['posted_within', '2'],
    ['sort', 'oldest'],
    ['page', '0'],
    ['page', '1e9'],
    ['page', '201&limit=50'],
    ['limit', '0'],
    ['limit', '51'],
    ['keyword', 'a'.repeat(201)],
  ])('with %s=%s is refused with the path', async (name, value) => {
    const answer = await seeker.send(`/api${searchJobPosts.url}?${name}=${value}`);
    expect(errorOf(answer)).toMatchObject({ status: 400, error_code: 'validation-error' });
    expect(pathsOf(answer)[0]?.split('.')[0]).toBe(name);
  });

  test('ignores what nobody knows and what is empty', async () => {
    const plain = await seeker.send(`/api${searchJobPosts.url}?keyword=lighthouse`);
    const more = await seeker.send(`/api${searchJobPosts.url}?keyword=lighthouse&utm_source=x&__proto__=1&job_type=`);
    expect(more.status).toBe(200);
    expect(JSON.parse(more.text)).toEqual(JSON.parse(plain.text));
  });

  test.each([
    '"',
    '""',
    '"unfinished',
    'a*b',
    "' OR 1=1 --",
    '*',
    '( NOT )',
    '((((((',
    'NEAR/2',
    'NEAR(a b, 5) OR (x AND y*) NOT z',
    '{title}: x',
    '- title : ^x',
    'a '.repeat(100),
    '"the team" "in a" "of the" "and the" "to the" "for the" "with a"',
    'software engineer qa engineer data analyst help desk machine learning ai bi hr rn cpa pm',
    'x'.repeat(200),
    '工程师'.repeat(60),
    '🛟',
    '\u0000',
    '%',
    '\\',
  ])('for %j is answered', async (keyword) => {
    const answer = await seeker.ask(searchJobPosts, { querystring: { keyword } });
    expect(answer.status).toBe(200);
  });

  test('beyond the last page is answered with none, and says how many there are', async () => {
    const { jobs } = await until(async () => {
      const page = await seeker.call(searchJobPosts, { querystring: { page: '200', limit: '50' } });
      return page.total === 1 && page;
    });
    expect(jobs).toEqual([]);
  });

  const listed = {
    skills: (at: number) => `Skill ${at}`,
    cityId: () => newId(),
    cities: () => newId(),
    country: (at: number) => `${String.fromCodePoint(65 + (at % 26))}${String.fromCodePoint(65 + Math.floor(at / 26))}`,
  };
  test.each(Object.entries(listed))('takes 50 values of %s, and refuses more', async (name, valueAt) => {
    const values = Array.from({ length: 51 }, (_, at) => valueAt(at));
    const ask = (some: readonly string[]) =>
      seeker.send(`/api${searchJobPosts.url}?${new URLSearchParams({ [name]: some.join(',') }).toString()}`);
    expect((await ask(values.slice(0, 50))).status).toBe(200);
    const more = await ask(values);
    expect({ status: more.status, paths: pathsOf(more) }).toEqual({ status: 400, paths: [name] });
  });
});

describe('a lookup', () => {
  test('of something else is refused with the path', async () => {
    const answer = await seeker.send('/api/search/planets?entity_text=m');
    expect({ status: answer.status, paths: pathsOf(answer) }).toEqual({ status: 400, paths: ['entity'] });
  });

  test.each(['limit=51', 'page=0', 'ids=x'])('with %s is refused with the path', async (query) => {
    const answer = await seeker.send(`/api${lookUp.url.replace(':entity', 'cities')}?entity_text=li&${query}`);
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)[0]?.split('.')[0]).toBe(query.split('=')[0]);
  });
});

describe('a body', () => {
  const publish = (some: object) =>
    send(recruiter, publishJobPost, JSON.stringify({ ...jobPostBody(recruiter), ...some }));

  test.each([
    ['title', { title: '   ' }],
    ['title', { title: 'a'.repeat(151) }],
    ['description', { description: 'a'.repeat(2001) }],
    ['cities', { cities: [] }],
    ['cities.0', { cities: [{ city_id: 'Lisbon' }] }],
    ['cities.0', { cities: [{ city_id: newId() }] }],
    ['job_type', { job_type: 'Fulltime' }],
    ['job_type', { job_type: undefined }],
    ['company_name', { custom_company: undefined }],
    ['expected_max_ctc.max_amount', { expected_max_ctc: { currency: 'EUR', amount: 10, max_amount: 9 } }],
    ['expected_max_ctc.amount', { expected_max_ctc: { amount: 1.5 } }],
    ['maximum_yrs_of_exp_needed', { minimum_yrs_of_exp_needed: 5, maximum_yrs_of_exp_needed: 4 }],
    ['minimum_yrs_of_exp_needed', { minimum_yrs_of_exp_needed: 51 }],
    ['skills.0.skill', { skills: [{ skill: 'x' }] }],
    ['apply_link', { apply_link: 'javascript:alert(1)' }],
    ['status', { status: 'Close' }],
    ['dsh_id', { dsh_id: 7 }],
  ])('of a post with a wrong %s is refused with that path (%j)', async (path, some) => {
    const answer = await publish(some);
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)[0]).toSatisfy((found: string) => found === path || found.startsWith(`${path}.`));
  });

  test.each(['', '{', '[]', '7', '"text"', 'null'])('that is %j is refused', async (body) => {
    expect((await send(recruiter, publishJobPost, body)).status).toBe(400);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'as %s is refused',
    async (type) => {
      const headers = { ...writes(), 'content-type': type };
      const answer = await recruiter.send('/api/job-posts/', { method: 'POST', headers, body: 'title=x' });
      expect(answer.status).toBe(415);
    },
  );

  test('of many megabytes is refused', async () => {
    const answer = await publish({ description: 'a'.repeat(3 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });

  test('may have fields that nobody knows', async () => {
    const answer = await publish({ favourite_colour: 'teal', _id: newId(), version: 9, created_by: seeker.user_id });
    expect(JSON.parse(answer.text)).toMatchObject({ job_post: { version: 1, created_by: recruiter.user_id } });
    expect(answer.text).not.toContain('favourite_colour');
  });

  test.each([
    ['filters.applicant_experience.min', { filters: { applicant_experience: { min: 5, max: 5 } } }],
    ['filters.status', { filters: { status: 'Hired' } }],
    ['sort', { sort: 'tallest' }],
    ['limit', { limit: 101 }],
    ['page', { page: 0 }],
  ])('of a list of applicants with a wrong %s is refused with that path', async (path, body) => {
    const answer = await send(recruiter, listApplicants, JSON.stringify(body));
    expect({ status: answer.status, paths: pathsOf(answer) }).toEqual({ status: 400, paths: [path] });
  });
});

describe('an id', () => {
  const applyBody = () => ({ user_id: seeker.user_id, user_resume_id: newId(), dsh_id: seeker.dsh_id });
  const marked = () => ({ dash: seeker.dsh_id });
  const addressed: [string, string, (id: string) => Promise<Answer>][] = [
    ['a post', 'id', (id) => seeker.ask(getJobPost, { params: { id }, querystring: {} })],
    [
      'a post to close',
      'id',
      (id) => recruiter.ask(changeJobStatus, { params: { id }, body: { updated_status: 'Close' } }),
    ],
    ['a post to apply to', 'id', (id) => seeker.ask(applyToJob, { params: { id }, body: applyBody() })],
    [
      'a post to save',
      'job',
      (job) => seeker.ask(markJobPost, { params: { ...marked(), job, mark: 'Saved' }, body: {} }),
    ],
    ['a score', 'id', (id) => seeker.ask(getScore, { params: { id } })],
    [
      'a score by link',
      'id',
      (id) => {
        const job_link = `${product.url}/job/${id}`;
        return seeker.ask(requestScore, { params: { id }, body: { is_scrabble: true, job_link } });
      },
    ],
    ['a list of applicants', 'id', (id) => recruiter.ask(listApplicants, { params: { id }, body: {} })],
    [
      'applicants to move',
      'id',
      (id) =>
        recruiter.ask(changeApplicantStatus, {
          params: { id },
          body: { applicant_ids: [newId()], changed_status: 'Shortlisted' },
        }),
    ],
    ['a resume that was sent', 'id', (id) => recruiter.ask(getApplicantResume, { params: { id } })],
    ['a history', 'id', (id) => recruiter.ask(getApplicationHistory, { params: { id } })],
    ['the score of an application', 'id', (id) => recruiter.ask(getApplicationScore, { params: { id } })],
    ['a resume to download', 'id', (id) => seeker.ask(downloadResume, { params: { id }, querystring: {} })],
    ['what a resume says', 'id', (id) => seeker.ask(readResumeContent, { params: { id } })],
    ['a resume to delete', 'id', (id) => seeker.ask(deleteResume, { params: { id } })],
    ['a user', 'id', (id) => seeker.ask(getUser, { params: { id } })],
    ['a profile', 'id', (id) => seeker.ask(getProfile, { params: { id } })],
  ];

  test.each(addressed)('of %s that is none is refused with the path', async (_what, path, ask) => {
    for (const id of ['12', 'A'.repeat(24), 'g'.repeat(24), 'a'.repeat(25), "'; DROP TABLE posts"]) {
      const answer = await ask(id);
      expect({ id, status: answer.status, paths: pathsOf(answer) }).toEqual({ id, status: 400, paths: [path] });
    }
  });

  test.each(addressed)('of %s that nobody has is not found', async (_what, _path, ask) => {
    expect(errorOf(await ask(newId()))).toMatchObject({ status: 404, error_code: 'not-found' });
  });

  test('of a resume to replace is looked at too', async () => {
    const file = { name: 'cv.pdf', bytes: await pdfFile() };
    const bad = await seeker.sendFile(file, { _id: '12' });
    expect({ status: bad.status, paths: pathsOf(bad) }).toEqual({ status: 400, paths: ['id'] });
    expect((await seeker.sendFile(file, { _id: newId() })).status).toBe(404);
    expect(replaceResume.method).toBe('POST');
  });

  test('of a post that was never saved may be taken off all the same', async () => {
    const answer = await seeker.ask(unmarkJobPost, { params: { ...marked(), job: newId() }, body: {} });
    expect(answer.status).toBe(200);
  });

  test('has a slash behind it or not', async () => {
    expect((await seeker.send(`/api/job-posts/${post}/`)).status).toBe(200);
  });

  test('of nobody as a username is not found', async () => {
    expect((await seeker.ask(getUserByUsername, { params: { username: 'nobody-at-all' } })).status).toBe(404);
  });

  test('of a call that does not exist is not found', async () => {
    for (const path of ['/api/nothing', `/api/job-posts/${post}/nothing`, '/api/internal/job-posts/read']) {
      expect([path, errorOf(await seeker.send(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('an upload', () => {
  const notPdf = 'This is not a readable PDF file, although its name ends in .pdf. Please export it again.';
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

  test('of over 2 MB is refused, of just 2 MB it is looked at', async () => {
    const padded = async (size: number) => Buffer.concat([await pdfFile(), Buffer.alloc(size)]).subarray(0, size);
    const limit = 2 * 1024 * 1024;
    const large = await seeker.sendFile({ name: 'cv.pdf', bytes: await padded(limit + 1) });
    expect(errorOf(large)).toMatchObject({
      status: 413,
      message: 'File too large. Please upload a file smaller than 2 MB.',
    });
    const fits = await seeker.uploadResume({ name: 'cv.pdf', bytes: await padded(limit) });
    expect(fits.resume_size).toBe(limit);
  });

  test.each([
    ['a picture called cv.pdf', png, notPdf],
    ['a text called cv.pdf', Buffer.from('%PD'), notPdf],
    ['a page called cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), notPdf],
    ['nothing', Buffer.alloc(0), 'The file is empty'],
  ])('of %s is refused', async (_what, bytes, message) => {
    const answer = await seeker.sendFile({ name: 'cv.pdf', bytes });
    expect(errorOf(answer)).toMatchObject({ status: 400, message, errors: [{ path: 'resume' }] });
  });

  test('without a file, or of no form at all, is refused', async () => {
    const form = new FormData();
    form.append('note', 'no file');
    const headers = { 'x-waypost': '1', origin: product.url };
    const without = await seeker.send('/api/resumes', { method: 'POST', headers, body: form });
    expect(errorOf(without)).toMatchObject({ status: 400, errors: [{ path: 'resume' }] });
    const json = await seeker.send('/api/resumes', { method: 'POST', headers: writes(), body: '{}' });
    expect(json.status).toBeGreaterThanOrEqual(400);
    expect(json.status).toBeLessThan(500);
  });

  test('that cannot be read says why, and the next one is read', async () => {
    const files = {
      'damaged.pdf': (await pdfFile()).fill(0x20, 60, 1400),
      'locked.pdf': await pdfFile({ userPassword: 'secret' }),
      'locked.docx': await encryptedDocx(),
      'scan.pdf': await scannedPdf(),
      'good.pdf': await pdfFile(),
      'good.docx': await docxFile(),
      'good.doc': await docFile(),
    };
    const owner = await signIn(product.url, 'vera.moss@example.org', 'Job Seeker');
    for (const [name, bytes] of Object.entries(files)) await owner.uploadResume({ name, bytes });
    const resumes = await until(
      async () => {
        const list = (await owner.call(listResumes, {})).resumes;
        return list.every(({ text_status }) => text_status !== 'pending') && list;
      },
      { within: 20_000 },
    );
    const found = resumes.map(({ original_name, text_status, unreadable_reason }) => [
      original_name,
      unreadable_reason ?? text_status,
    ]);
    expect(Object.fromEntries(found)).toEqual({
      'damaged.pdf': 'The file is damaged or uses a format that cannot be read.',
      'locked.pdf': 'The file is protected by a password. Upload a copy without one.',
      'locked.docx': 'The file is protected by a password. Upload a copy without one.',
      'scan.pdf': 'The file contains no text, as a scan or a photo does. Upload a version with selectable text.',
      'good.pdf': 'readable',
      'good.docx': 'readable',
      'good.doc': 'readable',
    });
  });

  test('that cannot be read cannot be sent', async () => {
    const { resumes } = await seeker.call(listResumes, {});
    const locked = await seeker.uploadResume({ name: 'locked.pdf', bytes: await pdfFile({ userPassword: 'secret' }) });
    await until(async () => {
      const list = await seeker.call(listResumes, {});
      return list.total === resumes.length + 1 && list.resumes[0]?.text_status === 'unreadable';
    });
    const body = { user_id: seeker.user_id, user_resume_id: locked._id, dsh_id: seeker.dsh_id };
    const answer = await seeker.ask(applyToJob, { params: { id: post }, body });
    expect({ status: answer.status, paths: pathsOf(answer) }).toEqual({ status: 400, paths: ['user_resume_id'] });
    expect(errorOf(answer).message).toContain('protected by a password');
  });
});

test('nothing of it was a fault of the product', async () => {
  expect((await seeker.send('/health/ready')).status).toBe(200);
});
