import { readApplications } from '@waypost/contracts/calls/applications';
import { AppError } from '@waypost/contracts/errors';
import { anApplicationReference } from '@waypost/contracts/testing/applications';
import type { Client } from '@waypost/runtime/service/calls/client';
import { newId } from '@waypost/runtime/service/new-id';
import { createLog } from '@waypost/runtime/telemetry/log';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reserve } from './resume-file.ts';
import { storeFile } from './store-file.ts';
import { sweep } from './sweep.ts';
import { startSweeper } from './sweeper.ts';
import { pdfFile } from './testing/resume-files.ts';
import { readerOfAll, startResumes, type TestResumes } from './testing/start-resumes.ts';

const reader = readerOfAll();
let service: TestResumes;
beforeEach(async () => {
  service = await startResumes({}, reader);
});
afterEach(() => service.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

async function swept(before = inAnHour(), client: Client = applicationsClient()) {
  await sweep({ ...service.deps, client }, before);
  await service.settled();
}

function applicationsClient(): Client {
  const client = createStubClient(service.asService);
  client.stub(readApplications, ({ body }) => ({
    applications: body.ids.flatMap((id) => service.applications.get(id) ?? []),
  }));
  return client;
}

/** What a crash leaves when it comes before the resume is written. */
async function strandedFile(resume_id = newId()): Promise<string> {
  const owner = { user_id: service.seeker.user_id, resume_id };
  const file = { bytes: await pdfFile(), kind: 'pdf' as const, original_name: 'cv.pdf' };
  return (await storeFile(service.deps, owner, file, new Date().toISOString())).file_id;
}

test('deletes a file whose resume was never written', async () => {
  await strandedFile();
  await swept();
  expect(await service.keptFiles()).toEqual([]);
});

test('deletes a file that its resume never got', async () => {
  const { _id } = await service.uploaded();
  const [current] = await service.keptFiles();
  await strandedFile(_id);
  await swept();
  expect(await service.keptFiles()).toEqual([current]);
});

test('leaves an upload alone that may still be under way', async () => {
  const file_id = await strandedFile();
  await swept(anHourAgo());
  expect(await service.keptFiles()).toEqual([file_id]);
});

test('finishes a deletion that was cut short', async () => {
  const file_id = await strandedFile();
  await service.deps.files.change(file_id, (file) => ({
    value: { ...file, gone: true, attention_since: new Date().toISOString() } as typeof file,
    events: [],
  }));
  await swept();
  expect(await service.keptFiles()).toEqual([]);
  expect((await service.deps.files.find(file_id))?.value).not.toHaveProperty('attention_since');
});

test('deletes the texts that are left of gone files, at the start', async () => {
  const { _id } = await service.uploaded();
  const [gone = ''] = await service.keptFiles();
  const text = await service.deps.texts.findOne({ _id: gone });
  await service.remove(_id);
  await service.settled();
  await service.deps.texts.insertOne(text!);
  await service.uploaded();
  const [kept = ''] = await service.keptFiles();
  const deps = { ...service.deps, client: applicationsClient(), log: createLog('resumes') };
  const sweeper = startSweeper(deps, { graceMs: 30_000, everyMs: 60_000 });
  const left = () => service.deps.texts.find({ _id: { $in: [gone, kept] } }).toArray();
  await until(async () => (await left()).length === 1);
  await sweeper.close();
  expect(await left()).toMatchObject([{ _id: kept }]);
});

test('frees a reservation whose application was never written', async () => {
  const { _id } = await service.uploaded();
  await service.reserve(_id);
  await service.remove(_id);
  await service.settled();
  expect(await service.keptFiles()).toHaveLength(1);
  await swept();
  expect(await service.keptFiles()).toEqual([]);
});

test('keeps what is tried again while its application is asked about', async () => {
  const { _id } = await service.uploaded();
  const application_id = newId();
  const { file_id } = await service.reserve(_id, application_id);
  await service.remove(_id);
  await service.settled();
  const client = createStubClient(service.asService);
  client.stub(readApplications, async () => {
    const again = { application_id, submission: 1, reserved_at: inAnHour() };
    await service.deps.files.change(file_id, reserve(again));
    return { applications: [] };
  });
  await swept(inAnHour(), client);
  expect(await service.keptFiles()).toEqual([file_id]);
});

test('keeps the file of an application whose event has not come', async () => {
  const { _id } = await service.uploaded();
  const application_id = newId();
  const { file_id } = await service.reserve(_id, application_id);
  service.applications.set(application_id, anApplicationReference({ application_id, file_id }));
  await service.remove(_id);
  await swept();
  expect(await service.keptFiles()).toEqual([file_id]);
  expect((await service.deps.files.find(file_id))?.value).not.toHaveProperty('attention_since');
});

test('frees what an application did not take because it has another file', async () => {
  const { _id } = await service.uploaded();
  const application_id = newId();
  await service.reserve(_id, application_id);
  service.applications.set(application_id, anApplicationReference({ application_id, file_id: newId() }));
  await service.remove(_id);
  await swept();
  expect(await service.keptFiles()).toEqual([]);
});

test('deletes nothing that it could not ask about', async () => {
  const { _id } = await service.uploaded();
  const { file_id } = await service.reserve(_id);
  await service.remove(_id);
  await service.settled();
  const refuse = () => Promise.reject(new AppError('unavailable', 'Away'));
  const away: Client = { call: refuse, callForBytes: refuse };
  await expect(swept(inAnHour(), away)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await service.keptFiles()).toEqual([file_id]);
});

test('has the text of a file read whose task was lost', async () => {
  const { _id } = await service.uploaded(await pdfFile());
  const [file_id = ''] = await service.keptFiles();
  const pending = { text: { status: 'pending' } } as const;
  const lost = new Date().toISOString();
  await service.deps.files.change(file_id, (file) => ({
    value: { ...file, ...pending, attention_since: lost } as typeof file,
    events: [],
  }));
  await service.deps.resumes.change(_id, (resume) => ({
    value: { ...resume, ...pending } as typeof resume,
    events: [],
  }));
  await swept();
  expect(await service.list()).toMatchObject([{ _id, text_status: 'readable' }]);
});

test('closing waits for the file that is looked at, and leaves the others to the next sweep', async () => {
  for (let file = 0; file < 3; file += 1) await strandedFile();
  const [mayGoOn, looked] = [Promise.withResolvers<void>(), vi.fn<(id: string) => void>()];
  const find: typeof service.deps.resumes.find = async (id) => {
    looked(id);
    await mayGoOn.promise;
    return service.deps.resumes.find(id);
  };
  const deps = { ...service.deps, client: applicationsClient(), resumes: { ...service.deps.resumes, find } };
  const sweeper = startSweeper(
    { ...deps, log: createLog('test', { write: () => undefined }) },
    { graceMs: -60_000, everyMs: 60_000 },
  );
  await until(() => looked.mock.calls.length === 1);
  const closed = sweeper.close();
  mayGoOn.resolve();
  await closed;
  expect(looked).toHaveBeenCalledOnce();
});
