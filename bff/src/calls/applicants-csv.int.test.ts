import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readApplicantOrder, readApplicants } from '@waypost/contracts/calls/applications/applicant-order';
import { getJobPost } from '@waypost/contracts/calls/jobs';
import { limits } from '@waypost/contracts/constants';
import { away, notFound } from '@waypost/contracts/errors';
import { anApplicant, anAnswer } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { ownCalls } from '@waypost/runtime/service/calls/send';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
let url: string;
let ids: string[];
const post = aJobPost({ title: 'Chief Gärtner: “roses” / tulips' });
beforeEach(async () => {
  bff = await startBff();
  ({ cookie } = await bff.signIn());
  ids = Array.from({ length: 120 }, () => newId());
  bff.client.stub(readApplicantOrder, () => ({ application_ids: ids }));
  bff.client.stub(readApplicants, ({ body }) => ({
    applicants: body.application_ids.map((_id) => anApplicant({ _id, city_name: _id })),
  }));
  bff.client.stub(getJobPost, () => aJobPostDetails({ job_post: post }));
  await bff.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = bff.http.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/api/job-posts/${post._id}/applicants.csv`;
});
afterEach(() => bff.close());

const download = (query = '') => fetch(url + query, { headers: { ...ours, cookie } });

test('all applicants come in one file that is named after the post, each once and in order', async () => {
  const response = await download();
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="applicants-chief-gartner-roses-tulips.csv"',
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  expect([...text.matchAll(/[0-9a-f]{24}(?=,France)/g)].map(([id]) => id)).toEqual(ids);
});

test('the filters and the order of the list are asked for, in the name of who is signed in', async () => {
  let asked: unknown;
  bff.client.stub(readApplicantOrder, (input) => {
    asked = input;
    return { application_ids: [] };
  });
  const response = await download(
    '?sort=rating&status=Shortlisted&min_experience=2&search=ada%20lee&applicant_country=Peru&own_rating=none',
  );
  expect((await response.text()).trim().split('\r\n')).toHaveLength(1);
  expect(asked).toMatchObject({
    params: { id: post._id },
    body: {
      owner_id: account.userInfos.id,
      sort: 'rating',
      filters: {
        status: 'Shortlisted',
        applicant_experience: { min: 2 },
        search: 'ada lee',
        applicant_country: 'Peru',
        own_rating: 'none',
      },
    },
  });
});

test.each([
  ['sort=tallest', 'sort'],
  ['status=Hired', 'status'],
  ['own_rating=6', 'own_rating'],
  ['min_experience=51', 'min_experience'],
  ['min_experience=5&max_experience=5', 'min_experience'],
])('a list that there is not, %s, is refused', async (query, path) => {
  const response = await download(`?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation-error', errors: [{ path }] });
});

test('somebody else’s post is answered like a missing one', async () => {
  bff.client.stub(readApplicantOrder, () => {
    throw notFound('Job post');
  });
  const response = await download();
  expect([response.status, await response.json()]).toMatchObject([404, { error_code: 'not-found' }]);
});

test('where a part cannot be had the file breaks off', async () => {
  let parts = 0;
  bff.client.stub(readApplicants, () => {
    parts += 1;
    if (parts > 1) throw away();
    return { applicants: [anApplicant()] };
  });
  const response = await download();
  await expect(response.text()).rejects.toThrow(TypeError);
});

test('a part of the longest answers that there are is no longer than an answer between services may be', async () => {
  const answers = Array.from({ length: limits.questions }, (_, at) => ({
    _id: newId(),
    question_text: `${at}`.padEnd(limits.question, '経'),
    reply: '経'.repeat(limits.answer),
  }));
  const lengths: number[] = [];
  bff.client.stub(readApplicants, ({ body }) => {
    const part = { applicants: body.application_ids.map((_id) => anApplicant({ _id, answers })) };
    lengths.push(Buffer.byteLength(JSON.stringify(part)));
    return part;
  });
  ids = ids.slice(0, 60);
  expect((await (await download()).text()).length).toBeGreaterThan(ids.length * limits.questions * limits.answer);
  expect(Math.max(...lengths)).toBeLessThan(ownCalls.longestAnswer);
});

test('no more is asked for than is read: a slow reader holds the file back', async () => {
  ids = Array.from({ length: 500 }, () => newId());
  let read = 0;
  const answers = Array.from({ length: 10 }, (_, at) => ({
    _id: newId(),
    ...anAnswer({ question_text: `Question ${at}`, reply: 'x'.repeat(5_000) }),
  }));
  bff.client.stub(readApplicants, ({ body }) => {
    read += body.application_ids.length;
    return { applicants: body.application_ids.map((_id) => anApplicant({ _id, answers })) };
  });
  const asking = request(url, { headers: { ...ours, cookie } });
  asking.end();
  const answer = await new Promise<IncomingMessage>((resolve) => asking.once('response', resolve));
  // 25 MB in all: what fits into the buffers of sockets is asked for, then nothing more until somebody reads.
  await expect
    .poll(async () => {
      const before = read;
      await new Promise((resolve) => setImmediate(resolve));
      return read === before && read > 0;
    })
    .toBe(true);
  const held = read;
  expect(held).toBeLessThan(ids.length);
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  expect(read).toBe(ids.length);
  expect(bytes).toBeGreaterThan(ids.length * 50_000);
});
