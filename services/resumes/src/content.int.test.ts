import { readResumeContent } from '@waypost/contracts/calls/resumes';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scannedPdf } from './testing/resume-files.ts';
import { readerOfAll, startResumes, type TestResumes } from './testing/start-resumes.ts';

const reader = readerOfAll();
let service: TestResumes;
beforeEach(async () => {
  service = await startResumes({}, reader);
});
afterEach(() => service.close());

const contentOf = (id: string, as = service.seeker) => service.call(readResumeContent, { params: { id } }, { as });

test('what a resume says for a profile is for its owner alone', async () => {
  const { _id } = await service.uploaded();
  const { phone, work_experiences, skills } = await contentOf(_id);
  expect(phone).toBe('+47 555 01 234');
  expect(work_experiences).toMatchObject([
    { job_title: 'Wind turbine technician', company_name: 'Nordlys Kraft', start: '2018-03', is_current: true },
  ]);
  expect(skills.map(({ name }) => name)).toContain('SCADA');
  const notFound = expect.objectContaining({ code: 'not-found', message: 'Resume not found' });
  await expect(contentOf(_id, someUser('Job Seeker'))).rejects.toEqual(notFound);
  await expect(contentOf(newId())).rejects.toEqual(notFound);
  await service.remove(_id);
  await expect(contentOf(_id)).rejects.toEqual(notFound);
});

test('a resume that has not been read yet, or could not be, says so instead', async () => {
  const { body } = await service.send(await scannedPdf());
  const stillRead = 'This resume is still being read. Please try again in a moment.';
  await expect(contentOf(body.resume._id)).rejects.toMatchObject({ code: 'conflict', message: stillRead });
  await service.settled();
  const [{ unreadable_reason } = {}] = await service.list();
  await expect(contentOf(body.resume._id)).rejects.toMatchObject({ code: 'conflict', message: unreadable_reason });
});
