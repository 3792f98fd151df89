import type { UserActor } from '@waypost/contracts/actor';
import {
  changeApplicantStatus,
  getApplicantResume,
  getApplicationHistory,
  markJobPost,
  withdrawApplication,
} from '@waypost/contracts/calls/applications';
import { visitApplicants } from '@waypost/contracts/calls/applications/applicant-visits';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from './testing/start-applications.ts';

let service: TestApplications;
beforeEach(async () => {
  service = await startApplications();
});
afterEach(() => service.close());

/** Somebody with a profile, an answered application and a saved post. */
async function person() {
  const seeker = someSeeker();
  const dash = seeker.dashboards[0]?.dsh_id ?? '';
  await service.profile(aProfileCard({ user_id: seeker.user_id, email: 'ines@example.org', last_name: 'Halvorsen' }));
  const post = service.post();
  await service.apply(seeker, post._id);
  await service.call(markJobPost, { params: { dash, job: post._id, mark: 'Saved' }, body: {} }, { as: seeker });
  await service.settled();
  return { seeker, dash, post };
}

async function removed({ user_id }: UserActor, data: unknown = { user_id }) {
  cardsAreGone(user_id);
  await service.publish(profileRemoved, { key: user_id, version: 9, data });
  await service.settled();
}
/** Identity knows them no more. */
const cardsAreGone = (user_id: string) => service.cards.delete(user_id);
const kept = () => service.keptText();

test('of a person who is gone nothing is kept of what they were, sent and saved', async () => {
  const { seeker, dash } = await person();
  const words = ['ines@example.org', 'Halvorsen', 'resume.pdf', dash];
  for (const word of words) expect(await kept()).toContain(word);
  await removed(seeker);
  for (const word of words) expect(await kept()).not.toContain(word);
});

test('that somebody applied, when, and what came of it stays with the owner of the post', async () => {
  const { seeker, post } = await person();
  const before = await service.onlyApplicant(post._id);
  const body = { applicant_ids: [before._id], changed_status: 'Shortlisted' as const };
  const about = { params: { id: post._id }, body };
  await service.call(changeApplicantStatus, about, { as: service.owner });
  await removed(seeker);
  const { _id, applied_at } = before;
  const nothing = { user_info: null, resume_info: null, answers: [], user_score: null, city_name: null };
  const after = await service.onlyApplicant(post._id);
  expect(after).toMatchObject({ _id, applied_at, status: 'Shortlisted', is_deleted: true, ...nothing });
  const read = { params: { id: before._id } };
  const { history } = await service.call(getApplicationHistory, read, { as: service.owner });
  expect(history.map(({ to }) => to)).toEqual(['Applied', 'Shortlisted']);
  await expect(service.call(getApplicantResume, read, { as: service.owner })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('what was under way when they went leaves nothing behind', async () => {
  const seeker = someSeeker();
  await removed(seeker);
  const before = await kept();
  const dash = seeker.dashboards[0]?.dsh_id ?? '';
  const mark = { params: { dash, job: service.post()._id, mark: 'Saved' as const }, body: {} };
  await service.call(markJobPost, mark, { as: seeker });
  expect(await kept()).toBe(before);
});

test('an application that was under way again when they went is refused, and leaves nothing behind', async () => {
  const { seeker, post } = await person();
  const { _id: id } = await service.onlyApplicant(post._id);
  await service.call(withdrawApplication, { params: { id } }, { as: seeker });
  await removed(seeker);
  const before = await kept();
  await expect(service.apply(seeker, post._id)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await kept()).toBe(before);
});

test('a first application that was under way when they went leaves nothing behind', async () => {
  const seeker = someSeeker();
  await removed(seeker);
  await service.apply(seeker, service.post()._id);
  await service.settled();
  expect(await kept()).not.toContain('resume.pdf');
});

test('of an owner of posts who is gone nothing is kept of when they looked at applicants', async () => {
  const owner = someUser('Recruiter');
  const { _id } = service.post({}, owner);
  await service.call(visitApplicants, { params: { id: _id } }, { as: owner });
  expect(await kept()).toContain(owner.user_id);
  await removed(owner);
  expect(await kept()).not.toContain(`"user_id":"${owner.user_id}","job_post_id"`);
});

test('what others sent stays', async () => {
  const { seeker } = await person();
  const other = await person();
  await removed(seeker);
  expect((await service.onlyApplicant(other.post._id)).user_info).toMatchObject({ last_name: 'Halvorsen' });
});

test('the same event twice changes nothing more', async () => {
  const { seeker } = await person();
  await removed(seeker);
  const once = await kept();
  await removed(seeker);
  expect(await kept()).toBe(once);
});

test('a late profile brings nothing back', async () => {
  const { seeker } = await person();
  await removed(seeker);
  const before = await kept();
  await service.profile(aProfileCard({ user_id: seeker.user_id, version: 8, email: 'ines@example.org' }));
  expect(await kept()).toBe(before);
});

test('an event that cannot be read is put aside, and the next one is handled', async () => {
  const { seeker } = await person();
  await removed(seeker, { user_id: 'nobody' });
  expect(await service.ports.events.deadLetters()).toMatchObject([{ group: 'applications.forget-person' }]);
  await removed(seeker);
  expect(await kept()).not.toContain('Halvorsen');
});
