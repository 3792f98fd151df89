import { linkFile } from '@waypost/contracts/calls/resumes';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eicar, startFakeClamd } from '../testing/fake-clamd.ts';
import { pdfFile } from '../testing/resume-files.ts';
import { readerOfAll, startResumes, type TestResumes } from '../testing/start-resumes.ts';

const reader = readerOfAll();
let clamd: Awaited<ReturnType<typeof startFakeClamd>>;
let service: TestResumes;
beforeEach(async () => {
  clamd = await startFakeClamd();
  service = await startResumes({ clamdUrl: clamd.url }, reader);
});
afterEach(async () => {
  await service.close();
  await clamd.close();
});

const infectedPdf = async () => Buffer.concat([await pdfFile(), Buffer.from(`\n%${eicar}\n`)]);
const linkFor = (id: string) =>
  service.call(linkFile, { params: { id }, body: { name: 'cv.pdf' } }, { as: service.asService });

test('5.4.3: a clean file is read and served as without a scanner', async () => {
  const { _id } = await service.uploaded();
  expect(await service.list()).toMatchObject([{ text_status: 'readable' }]);
  const { statusCode } = await service.http.inject({ method: 'GET', url: await service.download(_id) });
  expect(statusCode).toBe(200);
  expect(clamd.scanned).toHaveLength(1);
});

test('5.4.3: a file with a virus is said to have one, and is neither served nor sent', async () => {
  const { _id } = await service.uploaded(await infectedPdf());
  expect(await service.list()).toMatchObject([
    { text_status: 'unreadable', unreadable_reason: expect.stringContaining('virus scanner') },
  ]);
  const [file_id = ''] = await service.keptFiles();
  const refused = { code: 'forbidden', message: expect.stringContaining('virus scanner') };
  await expect(service.download(_id)).rejects.toMatchObject(refused);
  await expect(linkFor(file_id)).rejects.toMatchObject(refused);
  await expect(service.reserve(_id)).rejects.toMatchObject({ code: 'validation-error' });
});

test('5.4.3: a scanner that is away stops no upload; its file is not served until it has been scanned', async () => {
  const { url } = clamd;
  await clamd.close();
  const { status, body } = await service.send(await infectedPdf());
  expect(status).toBe(200);
  await until(async () => (await service.ports.tasks.depth('read-text')) === 1);
  const { file_id } = await service.reserve(body.resume._id);
  const refused = { code: 'conflict', message: expect.stringContaining('still being checked') };
  await expect(service.download(body.resume._id)).rejects.toMatchObject(refused);
  await expect(linkFor(file_id)).rejects.toMatchObject(refused);

  clamd = await startFakeClamd({ port: Number(new URL(url).port) });
  await until(async () => (await service.list())[0]?.text_status === 'unreadable', { within: 20_000 });
  await expect(linkFor(file_id)).rejects.toMatchObject({ code: 'forbidden' });
});

test('5.4.3: a link from before does not open what turned out to be infected', async () => {
  const { _id } = await service.uploaded();
  const link = await service.download(_id);
  const [file_id = ''] = await service.keptFiles();
  const text = { status: 'unreadable', reason: 'infected' } as const;
  await service.deps.files.change(file_id, (file) => ({ value: { ...file, text } as typeof file, events: [] }));
  expect((await service.http.inject({ method: 'GET', url: link })).statusCode).toBe(403);
});
