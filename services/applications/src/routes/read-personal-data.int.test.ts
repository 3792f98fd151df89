import { readPersonOfApplications } from '@waypost/contracts/calls/personal-data';
import { limits } from '@waypost/contracts/constants';
import { noteLimits } from '@waypost/contracts/note-limits';
import { ownCalls } from '@waypost/runtime/service/calls/send';
import { newId } from '@waypost/runtime/service/new-id';
import { readPerson } from '@waypost/runtime/testing/read-person';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApplicantNotesStore } from '../applicant-notes-store.ts';
import { loadApplicants } from '../testing/load-applicants.ts';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

test('of somebody with the longest answers and notes, all is given in parts that an answer between services holds', async () => {
  const { user_id } = someSeeker();
  const { documents } = service.ports;
  const notes = await createApplicantNotesStore(documents);
  const at = new Date().toISOString();
  const note = () => ({
    _id: newId(),
    text: '"'.repeat(noteLimits.characters),
    created_at: at,
    updated_at: at,
    version: 1,
  });
  // From before answers had a limit together.
  const answers = Array.from({ length: limits.questions }, () => ({
    _id: newId(),
    question_text: '"'.repeat(limits.question),
    reply: '"'.repeat(limits.answer),
  }));
  for (let sent = 0; sent < 20; sent++) {
    const { _id, job_post_category, owner_type } = service.post();
    const post = { _id, job_post_category, owner_type, owner_id: service.owner.user_id };
    const store = await loadApplicants(documents, post, [
      { user_id, dsh_id: newId(), card: null, answers, user_score: 1 },
      { user_id: newId(), dsh_id: newId(), card: null, answers: [], user_score: 1 },
    ]);
    const [other] = await store.query({ job_post_id: _id, user_id: { $ne: user_id } });
    await notes.change(other!, user_id, (current) => ({
      value: { ...current, notes: Array.from({ length: noteLimits.most }, note) },
      events: [],
    }));
  }
  const parts = await readPerson(service, readPersonOfApplications, user_id);
  const names = parts.flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const folder of ['applications/', 'notes-on-applicants/']) {
    expect(names.filter((name) => name.startsWith(folder))).toHaveLength(20);
  }
  const bytes = parts.map((part) => Buffer.byteLength(JSON.stringify(part)));
  expect(Math.max(...bytes)).toBeLessThan(ownCalls.longestAnswer);
});
