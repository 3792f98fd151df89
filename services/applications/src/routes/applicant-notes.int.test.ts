import type { UserActor } from '@waypost/contracts/actor';
import { getApplicantResume, getApplicationHistory } from '@waypost/contracts/calls/applications';
import * as calls from '@waypost/contracts/calls/applications/applicant-notes';
import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { readPersonOfApplications } from '@waypost/contracts/calls/personal-data';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { noteLimits } from '@waypost/contracts/note-limits';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { readPerson } from '@waypost/runtime/testing/read-person';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

const said = 'Confidential: asked good questions';

async function someApplicant() {
  const owner = someUser('Recruiter');
  const post = service.post({}, owner);
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, post._id);
  const id = application._id;
  return {
    owner,
    post,
    seeker,
    id,
    notes: (as: UserActor = owner) => service.call(calls.getApplicantNotes, { params: { id } }, { as }),
    write: (
      text: string,
      { note = newId(), version = 0, as = owner, created_at = undefined as string | undefined } = {},
    ) =>
      service.call(
        calls.writeApplicantNote,
        { params: { id, note }, body: { text, version, ...(created_at && { created_at }) } },
        { as },
      ),
    remove: (note: string, as: UserActor = owner) =>
      service.call(calls.deleteApplicantNote, { params: { id, note } }, { as }),
    rate: (rating: number | null, as: UserActor = owner) =>
      service.call(calls.rateApplicant, { params: { id }, body: { rating } }, { as }),
    async listed() {
      const { applicants } = await service.applicants(post._id, {}, owner);
      return applicants[0];
    },
  };
}

const exportOf = (user_id: string) => readPerson(service, readPersonOfApplications, user_id);
const textOf = async (user_id: string) =>
  (await exportOf(user_id))
    .flat()
    .map(({ content }) => content)
    .join('\n');

async function forget({ user_id }: UserActor) {
  await service.publish(profileRemoved, { key: user_id, version: 9, data: { user_id } });
  await service.settled();
}

test('notes are written, changed and deleted, each at its time, and the list says how many there are', async () => {
  const { notes, write, remove, listed } = await someApplicant();
  expect(await notes()).toEqual({ rating: null, notes: [] });
  const { note: first } = await write('  Asked good questions.  ');
  const { note: second } = await write('Call back\non Monday');
  expect((await notes()).notes).toEqual([first, second]);
  expect(first).toMatchObject({ text: 'Asked good questions.', version: 1 });
  expect(await listed()).toMatchObject({ note_count: 2, own_rating: null });
  const { note: changed } = await write('Asked the best questions.', { note: first._id, version: 1 });
  expect(changed).toMatchObject({ text: 'Asked the best questions.', version: 2, created_at: first.created_at });
  expect(await remove(second._id)).toEqual({ note: second });
  expect(await remove(second._id)).toEqual({ note: null });
  expect((await notes()).notes).toEqual([changed]);
});

test('a note that is deleted and put back stands where it stood', async () => {
  const { notes, write, remove } = await someApplicant();
  const { note } = await write('First');
  await until(() => Date.now() > Date.parse(note.created_at));
  await write('Second');
  await remove(note._id);
  await write(note.text, { note: note._id, created_at: note.created_at });
  expect((await notes()).notes.map(({ text }) => text)).toEqual(['First', 'Second']);
  const { note: early } = await write('From the future', { created_at: '2999-01-01T00:00:00.000Z' });
  expect(Date.parse(early.created_at)).toBeLessThanOrEqual(Date.now());
});

test('a note that is sent twice is one; of two tabs the one that knows an older note is told what it is now', async () => {
  const { notes, write } = await someApplicant();
  const note = newId();
  await Promise.all([write('Once', { note }), write('Once', { note })]);
  expect((await notes()).notes).toHaveLength(1);
  await write('From this tab', { note, version: 1 });
  await expect(write('From that tab', { note, version: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'version-conflict',
    message: 'This note was changed elsewhere meanwhile',
    details: { note: { text: 'From this tab', version: 2 } },
  });
});

test('what is changed in one tab while it is deleted in another is not lost', async () => {
  const { notes, write, remove } = await someApplicant();
  const { note } = await write('Short');
  await remove(note._id);
  await write('Short, and then long', { note: note._id, version: 1 });
  expect((await notes()).notes.map(({ text }) => text)).toEqual(['Short, and then long']);
});

test.each([
  ['', 'Write a note first'],
  ['  \n ', 'Write a note first'],
  ['x'.repeat(noteLimits.characters + 1), 'Must be at most 2000 characters'],
])('the note %# is refused', async (text, message) => {
  const { write } = await someApplicant();
  await expect(write(text)).rejects.toMatchObject({ status: 400, errors: [{ path: 'text', message }] });
});

test('there are 100 notes at most', async () => {
  const { write } = await someApplicant();
  for (let count = 0; count < noteLimits.most; count++) await write(`Note ${count}`);
  await expect(write('One more')).rejects.toMatchObject({
    status: 409,
    message: 'You have written 100 notes on this applicant, the maximum. Delete one first.',
  });
});

test('an applicant is rated from 1 to 5, or not at all, which changes no score and no version', async () => {
  const { rate, listed, notes } = await someApplicant();
  const before = await listed();
  for (const rating of [1, 5, 5]) expect(await rate(rating)).toEqual({ rating });
  expect(await listed()).toEqual({ ...before, own_rating: 5 });
  expect(await notes()).toEqual({ rating: 5, notes: [] });
  expect(await rate(null)).toEqual({ rating: null });
  expect(await listed()).toEqual(before);
  for (const wrong of [0, 6, 2.5]) {
    await expect(rate(wrong)).rejects.toMatchObject({ status: 400, errors: [{ message: 'Rate from 1 to 5' }] });
  }
});

test('for anybody but the owner of the post, the applicant included, none of it exists', async () => {
  const { seeker, notes, write, remove, rate } = await someApplicant();
  const { note } = await write(said);
  const missing = { status: 404, message: 'Application not found' };
  for (const as of [seeker, someUser('Recruiter'), someSeeker()]) {
    await expect(notes(as)).rejects.toMatchObject(missing);
    await expect(write('Mine', { as })).rejects.toMatchObject(missing);
    await expect(remove(note._id, as)).rejects.toMatchObject(missing);
    await expect(rate(1, as)).rejects.toMatchObject(missing);
  }
  expect((await notes()).notes).toEqual([note]);
});

test('nothing that an applicant is answered, and no event, has a word of it; their own copy says that notes exist', async () => {
  const { seeker, id, write, rate, owner } = await someApplicant();
  const before = await textOf(seeker.user_id);
  expect(before).toContain('"notes_exist": false');
  await write(said);
  await rate(4);
  const dashboard = seeker.dashboards[0]?.dsh_id ?? '';
  const answers = [
    await service.call(getApplicationHistory, { params: { id } }, { as: seeker }),
    await service.call(getApplicantResume, { params: { id } }, { as: seeker }).catch(() => ''),
    await service.call(
      listAppliedPosts,
      { params: { id: dashboard }, querystring: { post_type: 'Recruitment' } },
      { as: seeker },
    ),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/Confidential|rating|note/);
  expect(await textOf(seeker.user_id)).toBe(before.replace('"notes_exist": false', '"notes_exist": true'));
  expect(await textOf(owner.user_id)).toContain(said);
});

test('their own copy of who has written on very many comes in parts, with each of them once', async () => {
  const owner = someUser('Recruiter');
  const applications: string[] = [];
  for (let count = 0; count < 60; count++) {
    const { _id: job } = service.post({}, owner);
    const { application } = await service.apply(someSeeker(), job);
    await service.call(calls.rateApplicant, { params: { id: application._id }, body: { rating: 3 } }, { as: owner });
    applications.push(application._id);
  }
  const parts = await exportOf(owner.user_id);
  expect(parts.length).toBeGreaterThan(2);
  const names = parts.flat().flatMap(({ name }) => (name.startsWith('notes-on-applicants/') ? [name] : []));
  expect(names.toSorted()).toEqual(applications.map((id) => `notes-on-applicants/${id}.json`).toSorted());
});

test('notes go with the account of the applicant, and none is written afterwards', async () => {
  const { seeker, write, rate, notes } = await someApplicant();
  await write('Confidential of the applicant');
  await rate(4);
  await forget(seeker);
  expect(await service.keptText()).not.toContain('Confidential of the applicant');
  expect(await notes()).toEqual({ rating: null, notes: [] });
  await expect(write('Late')).rejects.toMatchObject({ status: 404 });
});

test('notes go with the account of who wrote them', async () => {
  const { owner, write } = await someApplicant();
  await write('Confidential of the owner');
  await forget(owner);
  expect(await service.keptText()).not.toContain('Confidential of the owner');
});
