import type { UserActor } from '@waypost/contracts/actor';
import { changeApplicantStatus, withdrawApplication } from '@waypost/contracts/calls/applications';
import {
  countApplicants,
  countApplications,
  listPostsToReview,
} from '@waypost/contracts/calls/applications/applicant-counts';
import { visitApplicants } from '@waypost/contracts/calls/applications/applicant-visits';
import { scoreComputed } from '@waypost/contracts/events/score-events';
import { aScoreState } from '@waypost/contracts/testing/scores';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

const bff = { kind: 'service', name: 'bff' } as const;
const count = (owner: { user_id: string }, job_post_ids: string[]) =>
  service.call(countApplicants, { body: { owner_id: owner.user_id, job_post_ids } }, { as: bff });
const toReview = (owner: { user_id: string }) =>
  service.call(listPostsToReview, { body: { owner_id: owner.user_id } }, { as: bff });

async function applicants(job: string, count: number) {
  const ids = [];
  for (let index = 0; index < count; index++) {
    const { application } = await service.apply(someSeeker(), job);
    ids.push(application._id);
  }
  return ids;
}

/** As scoring would tell. */
async function scored(job_post_id: string, application_id: string, user_score: number) {
  const data = aScoreState({ application_id, job_post_id, user_score });
  await service.publish(scoreComputed, { key: application_id, version: 1, data });
  await service.settled();
}

test('an applicant waits for a review until their status is changed', async () => {
  const owner = someUser('Recruiter');
  const [busy, quiet] = [service.post({}, owner)._id, service.post({}, owner)._id];
  const [first] = await applicants(busy, 3);
  const change = { applicant_ids: [first ?? ''], changed_status: 'Shortlisted' as const };
  await service.call(changeApplicantStatus, { params: { id: busy }, body: change }, { as: owner });
  expect((await count(owner, [busy, quiet])).counts).toEqual([
    { job_post_id: busy, total: 3, new: 2, unseen: 2, best_score: null },
    { job_post_id: quiet, total: 0, new: 0, unseen: 0, best_score: null },
  ]);
});

test('an applicant is new until the owner looks at the list, and who withdrew or was decided on is not', async () => {
  const owner = someUser('Recruiter');
  const { _id } = service.post({}, owner);
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, _id);
  await applicants(_id, 1);
  const unseen = async () => (await count(owner, [_id])).counts[0]?.unseen;
  expect(await unseen()).toBe(2);
  await service.call(withdrawApplication, { params: { id: application._id } }, { as: seeker });
  expect(await unseen()).toBe(1);
  const { visited_at } = await service.call(visitApplicants, { params: { id: _id } }, { as: owner });
  expect(await unseen()).toBe(0);
  while (new Date().toISOString() <= visited_at) await Promise.resolve();
  await service.apply(seeker, _id);
  expect(await unseen()).toBe(1);
});

test('only the owner of a post can have looked at it', async () => {
  const { _id } = service.post();
  const visit = service.call(visitApplicants, { params: { id: _id } }, { as: someUser('Recruiter') });
  await expect(visit).rejects.toMatchObject({ code: 'not-found' });
});

test('the best score is of those who did not withdraw', async () => {
  const owner = someUser('Recruiter');
  const { _id } = service.post({}, owner);
  const best = someSeeker();
  const { application } = await service.apply(best, _id);
  const [second = ''] = await applicants(_id, 2);
  await scored(_id, application._id, 910);
  await scored(_id, second, 640);
  const bestScore = async () => (await count(owner, [_id])).counts[0]?.best_score;
  expect(await bestScore()).toBe(910);
  await service.call(withdrawApplication, { params: { id: application._id } }, { as: best });
  expect(await bestScore()).toBe(640);
});

test("somebody else's posts count nobody", async () => {
  const owner = someUser('Recruiter');
  const { _id } = service.post({}, owner);
  await applicants(_id, 1);
  expect((await count(someUser('Recruiter'), [_id])).counts).toMatchObject([{ job_post_id: _id, total: 0 }]);
  expect((await toReview(someUser('Recruiter'))).job_post_ids).toEqual([]);
});

test('posts are reviewed in the order of their new applicants, and those without are not named', async () => {
  const owner = someUser('Recruiter');
  const [one, two, seen] = [service.post({}, owner)._id, service.post({}, owner)._id, service.post({}, owner)._id];
  await applicants(one, 1);
  await applicants(two, 2);
  const applicant_ids = await applicants(seen, 3);
  const body = { applicant_ids, changed_status: 'Not Selected' as const };
  await service.call(changeApplicantStatus, { params: { id: seen }, body }, { as: owner });
  expect((await toReview(owner)).job_post_ids).toEqual([two, one]);
});

describe('applications', () => {
  const sent = async ({ dashboards }: UserActor, category: 'Recruitment' | 'Referral') => {
    const body = { of: 'applicant' as const, dsh_id: dashboards[0]?.dsh_id ?? '', category };
    return (await service.call(countApplications, { body }, { as: bff })).count;
  };
  const received = async (
    { user_id }: { user_id: string },
    owner_type: 'Recruiter' | 'Referrer',
    status: 'Selected',
  ) => {
    const body = { of: 'owner' as const, user_id, owner_type, status };
    return (await service.call(countApplications, { body }, { as: bff })).count;
  };

  test('of somebody are counted by the category of their posts, withdrawn ones too', async () => {
    const seeker = someSeeker();
    const { application } = await service.apply(seeker, service.post()._id);
    await service.apply(seeker, service.post()._id);
    await service.apply(seeker, service.post({ owner_type: 'Referrer', job_post_category: 'Referral' })._id);
    await service.call(withdrawApplication, { params: { id: application._id } }, { as: seeker });
    expect([await sent(seeker, 'Recruitment'), await sent(seeker, 'Referral')]).toEqual([2, 1]);
    expect(await sent(someSeeker(), 'Recruitment')).toBe(0);
  });

  test('to somebody are counted by the status that they have now, under one type of dashboard', async () => {
    const owner = someUser('Recruiter');
    const { _id } = service.post({}, owner);
    const [first = '', second = ''] = await applicants(_id, 3);
    const change = (applicant_ids: string[], changed_status: 'Selected' | 'Not Selected') =>
      service.call(
        changeApplicantStatus,
        { params: { id: _id }, body: { applicant_ids, changed_status } },
        { as: owner },
      );
    await change([first, second], 'Selected');
    await change([second], 'Not Selected');
    expect(await received(owner, 'Recruiter', 'Selected')).toBe(1);
    expect(await received(owner, 'Referrer', 'Selected')).toBe(0);
    expect(await received(someUser('Recruiter'), 'Recruiter', 'Selected')).toBe(0);
  });
});

test('people cannot ask for the counts of others', async () => {
  const body = { owner_id: service.owner.user_id, job_post_ids: [] };
  await expect(service.call(countApplicants, { body }, { as: service.owner })).rejects.toMatchObject({ status: 404 });
});
