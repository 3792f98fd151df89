import { resumeReplaced, resumeUploaded, type ResumeState } from '@waypost/contracts/events/resume-events';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { docxFile } from '../testing/resume-files.ts';
import { readerOfAll, startResumes, type TestResumes } from '../testing/start-resumes.ts';

const reader = readerOfAll();
let service: TestResumes;
beforeEach(async () => {
  service = await startResumes({}, reader);
});
afterEach(() => service.close());

const told = (resume_id: string, file_id: string): ResumeState => ({
  resume_id,
  file_id,
  user_id: service.seeker.user_id,
  text_status: 'pending',
  text_hash: null,
  removed: false,
});

/** A resume whose first file has been replaced, and both files' ids. */
async function replacedResume() {
  const { _id } = await service.uploaded();
  const [old = ''] = await service.keptFiles();
  await service.replace(_id, await docxFile());
  await service.settled();
  const [current = ''] = await service.keptFiles();
  return { _id, old, current };
}

test('an upload is read, and its file is known to belong to it', async () => {
  const { _id } = await service.uploaded();
  const [file_id = ''] = await service.keptFiles();
  expect((await service.deps.files.find(file_id))?.value).toMatchObject({
    resume: 'current',
    text: { status: 'readable' },
  });
  expect(await service.deps.resumes.find(_id)).toMatchObject({ version: 2, value: { text: { status: 'readable' } } });
});

test('the same event twice changes nothing', async () => {
  const { _id } = await service.uploaded();
  const [file_id = ''] = await service.keptFiles();
  const before = [await service.deps.files.find(file_id), await service.deps.resumes.find(_id)];
  await service.publish(resumeUploaded, { key: _id, version: 1, data: told(_id, file_id) });
  expect([await service.deps.files.find(file_id), await service.deps.resumes.find(_id)]).toEqual(before);
});

test('a stale event does not touch the file that has come since', async () => {
  const { _id, old, current } = await replacedResume();
  await service.publish(resumeUploaded, { key: _id, version: 1, data: told(_id, old) });
  expect(await service.keptFiles()).toEqual([current]);
  expect(await service.deps.resumes.find(_id)).toMatchObject({
    value: { file_id: current, text: { status: 'readable' } },
  });
});

test('a poisoned event is put aside by both consumers, and the next one is handled', async () => {
  await service.publish(resumeReplaced, { key: newId(), version: 1, data: { file_id: 'x' } });
  const letters = await service.ports.events.deadLetters();
  expect(letters.map(({ group }) => group).toSorted()).toEqual(['resumes.read-uploaded-text', 'resumes.release-files']);
  await service.uploaded();
  expect(await service.list()).toMatchObject([{ text_status: 'readable' }]);
});
