import type { UserActor } from '@waypost/contracts/actor';
import { markJobPost, readJobMarks, unmarkJobPost } from '@waypost/contracts/calls/applications';
import { readSavedJobs } from '@waypost/contracts/calls/applications/saved-jobs';
import { limits } from '@waypost/contracts/constants';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSavedJobStore } from '../saved-job-store.ts';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

const bff = { kind: 'service', name: 'bff' } as const;
const mark = (as: UserActor, dash: string, job: string) =>
  service.call(markJobPost, { params: { dash, job, mark: 'Saved' }, body: {} }, { as });
const unmark = (as: UserActor, dash: string, job: string) =>
  service.call(unmarkJobPost, { params: { dash, job }, body: {} }, { as });
const marks = ({ user_id }: UserActor, job_post_ids: string[], dsh_id?: string) =>
  service.call(readJobMarks, { body: { user_id, dsh_id, job_post_ids } }, { as: bff });
const dashboards = ({ dashboards: [first, second] }: UserActor) => [first?.dsh_id ?? '', second?.dsh_id ?? ''] as const;

test('a post is saved on one dashboard, however often, until it is removed', async () => {
  const user = someUser('Job Seeker', 'Referrer');
  const [seeking, referring] = dashboards(user);
  const { _id } = service.post();
  await Promise.all([mark(user, seeking, _id), mark(user, seeking, _id)]);
  expect(await marks(user, [_id], seeking)).toEqual({ applied: [], saved: [_id] });
  expect(await marks(user, [_id], referring)).toEqual({ applied: [], saved: [] });
  expect(await marks(user, [_id])).toEqual({ applied: [], saved: [_id] });
  for (let twice = 0; twice < 2; twice++) await unmark(user, seeking, _id);
  expect(await marks(user, [_id])).toEqual({ applied: [], saved: [] });
});

test('what somebody has applied to is told apart from the rest', async () => {
  const seeker = someSeeker();
  const [applied, other] = [service.post(), service.post()];
  await service.apply(seeker, applied._id);
  expect(await marks(seeker, [applied._id, other._id])).toEqual({
    applied: [
      {
        _id: expect.any(String),
        job_post_id: applied._id,
        applied_at: expect.any(String),
        status: 'Applied',
        resume_name: 'resume.pdf',
      },
    ],
    saved: [],
  });
  expect(await marks(someSeeker(), [applied._id])).toEqual({ applied: [], saved: [] });
});

test('what is saved on a dashboard is listed alone, the last one first', async () => {
  const [user, other] = [someUser('Job Seeker', 'Referrer'), someSeeker()];
  const [seeking, referring] = dashboards(user);
  const savedJobs = await createSavedJobStore(service.ports.documents);
  const [first, last, elsewhere] = [newId(), newId(), newId()];
  const save = (dsh_id: string, job_post_id: string, saved_at: string) =>
    savedJobs.save({ user_id: user.user_id, dsh_id, job_post_id, saved_at });
  await save(seeking, first, '2026-03-01T09:00:00.000Z');
  await save(seeking, last, '2026-03-02T09:00:00.000Z');
  await save(referring, elsewhere, '2026-03-03T09:00:00.000Z');
  const savedOn = async (user_id: string, dsh_id: string) => {
    const { saved } = await service.call(readSavedJobs, { body: { user_id, dsh_id } }, { as: bff });
    return saved.map(({ job_post_id }) => job_post_id);
  };
  expect(await savedOn(user.user_id, seeking)).toEqual([last, first]);
  expect(await savedOn(other.user_id, seeking)).toEqual([]);
});

test('an unknown post cannot be saved', async () => {
  const user = someSeeker();
  await expect(mark(user, dashboards(user)[0], newId())).rejects.toMatchObject({ status: 404 });
});

test('nobody saves on, or removes from, a dashboard of somebody else', async () => {
  const [user, other] = [someSeeker(), someSeeker()];
  const { _id } = service.post();
  await mark(user, dashboards(user)[0], _id);
  await expect(mark(other, dashboards(user)[0], _id)).rejects.toMatchObject({ status: 403 });
  await expect(unmark(other, dashboards(user)[0], _id)).rejects.toMatchObject({ status: 403 });
  expect((await marks(user, [_id])).saved).toEqual([_id]);
});

test('a dashboard holds so many saved posts and says so, however many are saved at once', async () => {
  const user = someSeeker();
  const [dsh_id] = dashboards(user);
  const savedJobs = await createSavedJobStore(service.ports.documents);
  const save = (job_post_id: string) =>
    savedJobs.save({ user_id: user.user_id, dsh_id, job_post_id, saved_at: new Date().toISOString() });
  const count = async () => (await savedJobs.of(user.user_id)).length;
  const posts = Array.from({ length: limits.savedJobs - 1 }, newId);
  for (const post of posts) await save(post);
  const atOnce = await Promise.allSettled(Array.from({ length: 10 }, () => save(newId())));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await count()).toBe(limits.savedJobs);
  await expect(mark(user, dsh_id, service.post()._id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Remove some first'),
  });
  await expect(save(posts[0] ?? '')).resolves.toBeUndefined();
  await unmark(user, dsh_id, posts[0] ?? '');
  await expect(mark(user, dsh_id, service.post()._id)).resolves.toEqual({ success: true });
});
