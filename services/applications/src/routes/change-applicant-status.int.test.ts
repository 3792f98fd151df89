import {
  changeApplicantStatus,
  getApplicationHistory,
  withdrawApplication,
} from '@waypost/contracts/calls/applications';
import { limits } from '@waypost/contracts/constants';
import type { CallInput } from '@waypost/contracts/contract';
import { scoreComputed } from '@waypost/contracts/events/score-events';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApplicationStore } from '../application-store.ts';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

type Body = CallInput<typeof changeApplicantStatus>['body'];
const change = (job: string, body: Body, as = service.owner) =>
  service.call(changeApplicantStatus, { params: { id: job }, body }, { as });

async function applicants(job: string, scores: readonly (number | undefined)[]) {
  const ids: string[] = [];
  for (const score of scores) {
    const seeker = someSeeker();
    const { application } = await service.apply(seeker, job);
    ids.push(application._id);
    if (score === undefined) continue;
    const data = {
      application_id: application._id,
      job_post_id: job,
      user_id: seeker.user_id,
      submission: 1,
      user_score: score,
      status: 'ready',
      stale: false,
      scorer_version: '1',
    };
    await service.publish(scoreComputed, { key: application._id, version: 1, data });
  }
  await service.settled();
  return ids;
}

test('chosen applicants change; what they had before is told, and the history keeps it', async () => {
  const post = service.post();
  const [one = '', two = ''] = await applicants(post._id, [undefined, undefined]);
  const answer = await change(post._id, { applicant_ids: [one, two], changed_status: 'Shortlisted' });
  expect(answer).toEqual({
    changed: 2,
    previous: [
      { _id: one, status: 'Applied' },
      { _id: two, status: 'Applied' },
    ],
  });
  const { history } = await service.call(getApplicationHistory, { params: { id: one } }, { as: service.owner });
  expect(history).toMatchObject([
    { from: null, to: 'Applied' },
    { from: 'Applied', to: 'Shortlisted', by: service.owner.user_id },
  ]);
});

test('a press that is undone at once stays in the history of the owner alone', async () => {
  const post = service.post();
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, post._id);
  for (const changed_status of ['Not Selected', 'Applied'] as const) {
    await change(post._id, { applicant_ids: [application._id], changed_status });
  }
  const read = async (as: typeof seeker) => {
    const { history } = await service.call(getApplicationHistory, { params: { id: application._id } }, { as });
    return history.map(({ to }) => to);
  };
  expect(await read(service.owner)).toEqual(['Applied', 'Not Selected', 'Applied']);
  expect(await read(seeker)).toEqual(['Applied']);
});

test('taking back leaves alone who was decided on meanwhile, and is refused where that is everybody', async () => {
  const post = service.post();
  const [one = '', two = ''] = await applicants(post._id, [undefined, undefined]);
  await change(post._id, { applicant_ids: [one, two], changed_status: 'Shortlisted' });
  await change(post._id, { applicant_ids: [two], changed_status: 'Selected' });
  const back = (applicant_ids: string[]) =>
    change(post._id, {
      applicant_ids,
      changed_status: 'Applied',
      options: { action: 'selected_ids', top_applicant: 5, from: 'Shortlisted' },
    });
  expect(await back([one, two])).toEqual({ changed: 1, previous: [{ _id: one, status: 'Shortlisted' }] });
  await expect(back([two])).rejects.toMatchObject({ code: 'conflict' });
});

test('who withdrew meanwhile is not said to have the status already, and holds up nobody else', async () => {
  const post = service.post();
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, post._id);
  const [other = ''] = await applicants(post._id, [undefined]);
  await service.call(withdrawApplication, { params: { id: application._id } }, { as: seeker });
  const shortlist = (...applicant_ids: string[]) => change(post._id, { applicant_ids, changed_status: 'Shortlisted' });
  await expect(shortlist(application._id)).rejects.toMatchObject({
    code: 'conflict',
    message: 'The application was withdrawn',
  });
  expect(await shortlist(application._id, other)).toMatchObject({ changed: 1, previous: [{ _id: other }] });
  expect(await shortlist(application._id, other)).toEqual({ changed: 0, previous: [] });
});

test('repeating a change changes nothing', async () => {
  const post = service.post();
  const ids = await applicants(post._id, [undefined]);
  await change(post._id, { applicant_ids: ids, changed_status: 'Selected' });
  const again = await change(post._id, { applicant_ids: ids, changed_status: 'Selected' });
  expect(again).toEqual({ changed: 0, previous: [] });
});

test('which statuses may be set is decided by the dashboard that published', async () => {
  const referral = service.post({ owner_type: 'Referrer', job_post_category: 'Referral' });
  const ids = await applicants(referral._id, [undefined]);
  await expect(change(referral._id, { applicant_ids: ids, changed_status: 'Selected' })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'changed_status' }],
  });
  await expect(change(referral._id, { applicant_ids: ids, changed_status: 'Referred' })).resolves.toMatchObject({
    changed: 1,
  });
});

test('the best scored are taken, who has no score last, and no more than there are', async () => {
  const post = service.post();
  const [low, none, high] = await applicants(post._id, [100, undefined, 800]);
  const top = (count: number) =>
    change(post._id, {
      changed_status: 'Shortlisted',
      options: { action: 'top_applicant', top_applicant: count },
    });
  expect((await top(1)).previous.map(({ _id }) => _id)).toEqual([high]);
  expect((await top(2)).previous.map(({ _id }) => _id)).toEqual([low]);
  expect((await top(50)).previous.map(({ _id }) => _id)).toEqual([none]);
});

test('the same choice of the best made twice finds the same people, also under a status filter', async () => {
  const post = service.post();
  const [best] = await applicants(post._id, [900, 800]);
  const body: Body = {
    changed_status: 'Shortlisted',
    options: { action: 'top_applicant', top_applicant: 1, filters: { status: 'Applied' } },
  };
  expect((await change(post._id, body)).previous.map(({ _id }) => _id)).toEqual([best]);
  expect((await change(post._id, body)).changed).toBe(0);
});

test('somebody whom the owner had chosen by hand does not use up a place among the best', async () => {
  const post = service.post();
  const [best = '', second] = await applicants(post._id, [900, 800]);
  await change(post._id, { applicant_ids: [best], changed_status: 'Shortlisted' });
  const { previous } = await change(post._id, {
    changed_status: 'Shortlisted',
    options: { action: 'top_applicant', top_applicant: 1, filters: { status: 'Applied' } },
  });
  expect(previous.map(({ _id }) => _id)).toEqual([second]);
});

/** As after years of changing one's mind. */
async function fill(id: string) {
  const store = await createApplicationStore(service.ports.documents);
  const entry = {
    from: 'Applied',
    to: 'Shortlisted',
    by: service.owner.user_id,
    at: '2026-01-01T00:00:00.000Z',
  } as const;
  const history = Array.from({ length: limits.statusChanges }, () => entry);
  await store.change(id, (value) => ({ value: { ...value, history }, events: [] }));
}

test('one that was changed as often as may be holds up none of the others', async () => {
  const post = service.post();
  const ids = await applicants(post._id, Array.from({ length: 30 }));
  const [full = '', ...others] = ids;
  await fill(full);
  const body: Body = { applicant_ids: ids, changed_status: 'Shortlisted' };
  const { changed, previous } = await change(post._id, body);
  expect(changed).toBe(others.length);
  expect(previous).toEqual(others.map((_id) => ({ _id, status: 'Applied' })));
  const tooOften = 'The status of this application was changed too often to be changed once more';
  const alone = change(post._id, { ...body, applicant_ids: [full] });
  await expect(alone).rejects.toMatchObject({ code: 'conflict', message: tooOften });
  expect(await change(post._id, body)).toEqual({ changed: 0, previous: [] });
});

test('one that cannot be changed any more uses up no place among the best', async () => {
  const post = service.post();
  const [full = '', next] = await applicants(post._id, [900, 800, 700]);
  await fill(full);
  const options = { action: 'top_applicant', top_applicant: 1 } as const;
  const { previous } = await change(post._id, { changed_status: 'Shortlisted', options });
  expect(previous.map(({ _id }) => _id)).toEqual([next]);
});

test('nobody chosen, and nobody there, are said so', async () => {
  const post = service.post();
  await expect(change(post._id, { changed_status: 'Shortlisted' })).rejects.toMatchObject({
    status: 400,
    message: 'Please select applicants first',
  });
  await expect(
    change(post._id, { changed_status: 'Shortlisted', options: { action: 'top_applicant' } }),
  ).rejects.toMatchObject({ status: 400, message: 'No applicants available' });
});

test('an applicant of another post is not found, and nothing is changed', async () => {
  const post = service.post();
  const [mine = ''] = await applicants(post._id, [undefined]);
  const [other = ''] = await applicants(service.post()._id, [undefined]);
  await expect(change(post._id, { applicant_ids: [mine, other], changed_status: 'Shortlisted' })).rejects.toMatchObject(
    { status: 404 },
  );
  expect((await service.applicants(post._id)).counts).toMatchObject({ Applied: 1, Shortlisted: 0 });
});

test('only the owner may, and only they learn that the post exists', async () => {
  const post = service.post();
  const ids = await applicants(post._id, [undefined]);
  await expect(
    change(post._id, { applicant_ids: ids, changed_status: 'Shortlisted' }, someUser('Recruiter')),
  ).rejects.toMatchObject({ status: 404, message: 'Job post not found' });
  await expect(change(newId(), { applicant_ids: ids, changed_status: 'Shortlisted' })).rejects.toMatchObject({
    status: 404,
    message: 'Job post not found',
  });
});

test('two tabs that decide on one applicant: the later wins, and the history has both', async () => {
  const post = service.post();
  const [id = ''] = await applicants(post._id, [undefined]);
  const decide = (changed_status: 'Shortlisted' | 'Not Selected') =>
    change(post._id, { applicant_ids: [id], changed_status });
  const answers = await Promise.all([decide('Shortlisted'), decide('Not Selected')]);
  const { history } = await service.call(getApplicationHistory, { params: { id } }, { as: service.owner });
  expect(history.map(({ to }) => to).toSorted()).toEqual(['Applied', 'Not Selected', 'Shortlisted']);
  expect(history.map(({ from }) => from)).toEqual([null, ...history.slice(0, -1).map(({ to }) => to)]);
  expect((await service.onlyApplicant(post._id)).status).toBe(history.at(-1)?.to);
  // Each is told what it changed, so that either can be undone.
  const before = answers.map(({ previous }) => previous[0]?.status);
  expect(new Set(before)).toEqual(new Set(['Applied', history.at(1)?.to]));
});
