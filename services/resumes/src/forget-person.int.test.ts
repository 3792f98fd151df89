import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { resumeUploaded } from '@waypost/contracts/events/resume-events';
import { aResumeState } from '@waypost/contracts/testing/resumes';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pdfFile } from './testing/resume-files.ts';
import { heldReader, readerOfAll, startResumes, type TestResumes } from './testing/start-resumes.ts';

const reader = readerOfAll();
let service: TestResumes;
beforeEach(async () => {
  service = await startResumes({}, reader);
});
afterEach(() => service.close());

const removed = (data: unknown = { user_id: service.seeker.user_id }, key = service.seeker.user_id) =>
  service.publish(profileRemoved, { key, version: 9, data });
const kept = () => service.keptText();

test('of a person who is gone nothing is kept, also not what an application has', async () => {
  const { _id } = await service.uploaded(
    await pdfFile({ lines: ['Ines Halvorsen', 'Wind turbine technician at Nordlys Kraft since 2018'] }),
    { name: 'ines.pdf' },
  );
  const { file_id } = await service.reserve(_id);
  await service.submitted({ application_id: newId(), file_id, submission: 1 });
  for (const word of ['Halvorsen', 'ines.pdf', service.seeker.user_id]) expect(await kept()).toContain(word);
  await removed();
  for (const word of ['Halvorsen', 'ines.pdf', service.seeker.user_id]) expect(await kept()).not.toContain(word);
  expect(await service.keptFiles()).toEqual([]);
  expect(await service.list()).toEqual([]);
});

test('a file that is read while its person goes leaves no text behind', async () => {
  await service.close();
  const held = heldReader(reader);
  service = await startResumes({}, held.reader);
  await service.send(
    await pdfFile({ lines: ['Ines Halvorsen', 'Wind turbine technician at Nordlys Kraft since 2018'] }),
  );
  await service.readingBegun();
  const removal = removed();
  await until(async () => (await service.keptFiles()).length === 0);
  held.letRead();
  await removal;
  expect(await kept()).not.toContain('Halvorsen');
});

test('a file that is sent while its person goes leaves nothing behind, though its bytes come last', async () => {
  const { files } = service.ports;
  const put = files.put.bind(files);
  files.put = async (...file) => {
    await removed();
    await put(...file);
  };
  const { status } = await service.send(await pdfFile());
  expect(status).toBe(404);
  expect(await service.keptFiles()).toEqual([]);
});

test('what others have stays', async () => {
  const other = someUser('Job Seeker');
  await service.uploaded(await pdfFile(), { as: other });
  await removed();
  expect(await service.list(other)).toHaveLength(1);
  expect(await service.keptFiles()).toHaveLength(1);
});

test('the same event twice changes nothing more', async () => {
  await service.uploaded();
  await removed();
  const once = await kept();
  await removed();
  expect(await kept()).toBe(once);
});

test('a late event of a resume brings nothing back', async () => {
  const { _id } = await service.uploaded();
  const [file_id = ''] = await service.keptFiles();
  await removed();
  const before = await kept();
  const data = aResumeState({ resume_id: _id, file_id, user_id: service.seeker.user_id });
  await service.publish(resumeUploaded, { key: _id, version: 1, data });
  expect(await kept()).toBe(before);
});

test('an event that cannot be read is put aside, and the next one is handled', async () => {
  await service.uploaded();
  await removed({ user_id: 'nobody' });
  expect(await service.ports.events.deadLetters()).toMatchObject([{ group: 'resumes.forget-person' }]);
  await removed();
  expect(await service.list()).toEqual([]);
});
