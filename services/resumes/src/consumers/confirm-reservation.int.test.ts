import { applicationSubmitted } from '@waypost/contracts/events/application-events';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readerOfAll, startResumes, type TestResumes } from '../testing/start-resumes.ts';

const reader = readerOfAll();
let service: TestResumes;
const application_id = newId();

beforeEach(async () => {
  service = await startResumes({}, reader);
});
afterEach(() => service.close());

const reservationsOf = async (file_id: string) => {
  const file = (await service.deps.files.find(file_id))?.value;
  return file && !file.gone ? file.reservations.map(({ submission, confirmed }) => [submission, confirmed]) : [];
};

test('an application that was written keeps its file', async () => {
  const { _id } = await service.uploaded();
  const { file_id } = await service.reserve(_id, application_id);
  await service.submitted({ application_id, file_id, submission: 1 });
  expect(await reservationsOf(file_id)).toEqual([[1, true]]);
});

test('the same event twice changes nothing', async () => {
  const { _id } = await service.uploaded();
  const { file_id } = await service.reserve(_id, application_id);
  await service.submitted({ application_id, file_id, submission: 1 });
  const first = await service.deps.files.find(file_id);
  await service.submitted({ application_id, file_id, submission: 1 });
  expect(await service.deps.files.find(file_id)).toEqual(first);
});

test('a later submission frees the file of the earlier one', async () => {
  const first = await service.uploaded();
  const second = await service.uploaded();
  const old = await service.reserve(first._id, application_id, 1);
  await service.submitted({ application_id, file_id: old.file_id, submission: 1 });
  const now = await service.reserve(second._id, application_id, 2);
  await service.submitted({ application_id, file_id: now.file_id, submission: 2 }, 5);
  expect(await reservationsOf(old.file_id)).toEqual([]);
  expect(await reservationsOf(now.file_id)).toEqual([[2, true]]);

  await service.remove(first._id);
  await service.settled();
  expect(await service.keptFiles()).toEqual([now.file_id]);
});

test('a stale event does not bring an earlier submission back', async () => {
  const first = await service.uploaded();
  const second = await service.uploaded();
  const old = await service.reserve(first._id, application_id, 1);
  const now = await service.reserve(second._id, application_id, 2);
  await service.submitted({ application_id, file_id: now.file_id, submission: 2 }, 5);
  await service.submitted({ application_id, file_id: old.file_id, submission: 1 });
  expect(await reservationsOf(old.file_id)).toEqual([]);
});

test('an event that names an unknown file is passed over', async () => {
  await service.submitted({ application_id, file_id: newId(), submission: 1 });
  expect(await service.ports.events.deadLetters()).toEqual([]);
});

test('a poisoned event is put aside, and the next one is handled', async () => {
  const { _id } = await service.uploaded();
  const { file_id } = await service.reserve(_id, application_id);
  await service.publish(applicationSubmitted, { key: application_id, version: 1, data: { file_id: 'x' } });
  await service.submitted({ application_id, file_id, submission: 1 }, 2);
  expect(await reservationsOf(file_id)).toEqual([[1, true]]);
  expect(await service.ports.events.deadLetters()).toMatchObject([{ group: 'resumes.confirm-reservation' }]);
});
