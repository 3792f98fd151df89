import { readJobMarks, withdrawApplication } from '@waypost/contracts/calls/applications';
import { reserveResume } from '@waypost/contracts/calls/resumes';
import { AppError } from '@waypost/contracts/errors';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplicationIds } from './application-ids.ts';
import { createApplicationStore, type ApplicationStore } from './application-store.ts';
import { submit } from './application.ts';
import { someSeeker, startApplications, type TestApplications } from './testing/start-applications.ts';

let service: TestApplications;
let store: ApplicationStore;
beforeAll(async () => {
  service = await startApplications();
  store = await createApplicationStore(service.ports.documents);
});
afterAll(() => service.close());

/** As releases had it that derived the id of an application from job and user. */
function earlierRelease() {
  const seeker = someSeeker();
  const { _id: job_post_id, job_post_category, owner_type } = service.post();
  const id = derivedId('application', job_post_id, seeker.user_id);
  const content = { job_post_id, job_post_category, owner_type, owner_id: service.owner.user_id };
  const person = { user_id: seeker.user_id, dsh_id: newId(), user_resume_id: newId(), card: null };
  const rest = { file_id: newId(), file_name: 'resume.pdf', answers: [], idempotency_key: undefined };
  const submission = submit(id, { ...content, ...person, ...rest }, new Date().toISOString());
  return { seeker, job: job_post_id, id, apply: () => store.create(submission) };
}

test('whoever reviews blindly cannot tell from an id who applied: it follows from neither job nor user', async () => {
  const seeker = someSeeker();
  const { _id: job } = service.post();
  const { application } = await service.apply(seeker, job);
  expect(application._id).not.toBe(derivedId('application', job, seeker.user_id));
  const other = await startApplications();
  const elsewhere = await openApplicationIds(other.ports.documents);
  expect(elsewhere(job, seeker.user_id)).not.toBe(application._id);
  await other.close();
});

test('a file is reserved under one id, however often and by how many calls at once an application is tried', async () => {
  const other = await startApplications();
  const seeker = someSeeker();
  const { _id: job } = other.post();
  const reserved: unknown[] = [];
  const lost = new AppError('unavailable', 'Its answer was lost');
  other.stub(reserveResume, ({ body: { application_id, submission } }) => {
    reserved.push({ application_id, submission });
    if (reserved.length <= 2) throw lost;
    const file = { file_id: newId(), original_name: 'cv.pdf', content_type: 'application/pdf' };
    return { ...file, resume_id: newId(), text_status: 'readable' as const };
  });
  const tryTwice = () => Promise.allSettled([other.apply(seeker, job), other.apply(seeker, job)]);
  await tryTwice();
  expect((await other.applicants(job)).total).toBe(0);
  await tryTwice();
  const { _id: application_id } = await other.onlyApplicant(job);
  expect(reserved).toEqual(Array.from({ length: 4 }, () => ({ application_id, submission: 1 })));
  await other.close();
});

test('an application of an earlier release is the one of its job and user, and stays it', async () => {
  const { seeker, job, id, apply } = earlierRelease();
  await apply();
  await expect(service.apply(seeker, job)).rejects.toMatchObject({ code: 'already-applied' });
  const body = { user_id: seeker.user_id, job_post_ids: [job, newId()] };
  const { applied } = await service.call(readJobMarks, { body }, { as: { kind: 'service', name: 'bff' } });
  expect(applied).toMatchObject([{ _id: id, job_post_id: job }]);
  await service.call(withdrawApplication, { params: { id } }, { as: seeker });
  expect((await service.apply(seeker, job)).application).toMatchObject({ _id: id, status: 'Applied' });
});

test('of two releases that take the same application at once one makes it', async () => {
  const { seeker, job, apply } = earlierRelease();
  const both = await Promise.allSettled([service.apply(seeker, job), apply()]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await service.applicants(job)).total).toBe(1);
  await expect(apply()).rejects.toMatchObject({ code: 11000 });
});
