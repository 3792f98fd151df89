import { resumeTextRead } from '@waypost/contracts/events/resume-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startScoring, type TestScoring } from '../testing/start-scoring.ts';

let scoring: TestScoring;
beforeEach(async () => {
  scoring = await startScoring();
});
afterEach(() => scoring.close());

const unread = { text_status: 'pending', text: null, text_hash: null } as const;
const readable = { text_status: 'readable', text: 'Registered Nurse. Patient care.', text_hash: 'hash-2' } as const;

async function waiting() {
  const application = scoring.application();
  scoring.files.set(application.file_id, unread);
  await scoring.submit(application);
  return application;
}

test('a score waits for the text of the resume and is computed when it has been read', async () => {
  const application = await waiting();
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'pending', user_score: null });
  await scoring.readText(application, 2, readable);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready', user_score: expect.any(Number) });
});

test('the same event twice is scored once', async () => {
  const application = await waiting();
  await scoring.readText(application, 2, readable);
  await scoring.readText(application, 2, readable);
  expect(scoring.told).toHaveLength(1);
});

test('the event that it was uploaded, arriving late, changes nothing', async () => {
  const application = await waiting();
  await scoring.readText(application, 2, readable);
  const { text: _text, ...state } = unread;
  const { file_id, user_id } = application;
  await scoring.publish(resumeTextRead, file_id, 1, { resume_id: file_id, user_id, file_id, ...state, removed: false });
  expect(scoring.told).toHaveLength(1);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready', stale: false });
});

test('an event that makes no sense is put aside and the next one is handled', async () => {
  const application = await waiting();
  await scoring.publish(resumeTextRead, application.file_id, 2, { resume_id: 1 });
  expect(await scoring.ports.events.deadLetters()).toMatchObject([{ topic: 'resumes' }]);
  await scoring.readText(application, 3, readable);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready' });
});
