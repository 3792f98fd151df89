import { Readable } from 'node:stream';
import { limits } from '@waypost/contracts/constants';
import { AppError } from '@waypost/contracts/errors';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noScanner } from './scanning/malware-scanner.ts';
import { storeFile } from './store-file.ts';
import { readTextWorker } from './tasks/read-text.ts';
import { hostileFile } from './testing/hostile-files.ts';
import { pdfFile } from './testing/resume-files.ts';
import { readerOfAll, startResumes, type TestResumes } from './testing/start-resumes.ts';

const reader = readerOfAll();
let service: TestResumes;
beforeEach(async () => {
  service = await startResumes({}, reader);
});
afterEach(() => service.close());

describe('a person keeps at most 20 resumes', () => {
  const statuses = async (count: number, file: Buffer) => {
    const answers = await Promise.all(Array.from({ length: count }, () => service.send(file)));
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  };

  test('also when many arrive at the same moment, and nothing is left of the others', async () => {
    const pdf = await pdfFile();
    const most = limits.resumesPerPerson;
    expect(await statuses(most - 1, pdf)).toEqual(Array.from({ length: most - 1 }, () => 200));
    const atOnce = await statuses(20, pdf);
    expect(atOnce).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    await service.settled();
    expect(await service.list()).toHaveLength(most);
    expect(await service.keptFiles()).toHaveLength(most);

    const { body } = await service.send(pdf);
    expect(body).toMatchObject({ error_code: 'conflict', message: expect.stringContaining('delete or replace') });
    const [first] = await service.list();
    expect((await service.replace(first?._id ?? '', pdf)).status).toBe(200);
    expect((await service.send(pdf, { as: someUser('Job Seeker') })).status).toBe(200);
    await service.remove(first?._id ?? '');
    expect((await service.send(pdf)).status).toBe(200);
  });

  test('those from before there were places count too', async () => {
    for (let n = 0; n < limits.resumesPerPerson; n++) {
      const { body } = await service.send(await pdfFile());
      await service.deps.resumes.collection.updateOne({ _id: body.resume._id }, { $unset: { place: '' } });
    }
    expect((await service.send(await pdfFile())).status).toBe(409);
  });
});

const boundary = 'form-boundary-1';
const typeOf = (given = boundary) => `multipart/form-data; boundary=${given}`;
const part = (disposition: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const file = (name = 'resume') => part(`name="${name}"; filename="cv.pdf"`, '%PDF-1.4 a file');

describe.each(['/resumes', '/resumes/:id/action/replace'])('POST %s', (path) => {
  async function post(payload: Buffer | Readable, type?: string) {
    const url = path.replace(':id', path.includes(':id') ? (await service.uploaded())._id : '');
    const { statusCode, body } = await service.http.inject({
      method: 'POST',
      url,
      headers: {
        authorization: await service.authorization(service.seeker),
        ...(type !== undefined && { 'content-type': type }),
      },
      payload,
    });
    return { status: statusCode, message: (JSON.parse(body) as { message: string }).message };
  }
  const unread = 'The form could not be read. Please choose the file again.';

  test.each<[string, number, string, Buffer, string | undefined]>([
    ['without a boundary', 400, unread, Buffer.concat([file(), end]), 'multipart/form-data'],
    ['with an empty boundary', 400, unread, Buffer.concat([file(), end]), typeOf('')],
    ['with another boundary', 400, unread, Buffer.concat([file(), end]), typeOf('another')],
    ['that does not end', 400, unread, file(), typeOf()],
    ['that is cut off in its file', 400, unread, file().subarray(0, -8), typeOf()],
    ['that is cut off in a header', 400, unread, file().subarray(0, 40), typeOf()],
    ['that is empty', 400, unread, Buffer.alloc(0), typeOf()],
    ['with nothing but its end', 400, 'Please choose a file', end, typeOf()],
    ['that is no form', 400, unread, Buffer.from('%PDF-1.4'), typeOf()],
    ['with a part without a name', 400, unread, Buffer.concat([part('filename="cv.pdf"', 'a'), end]), typeOf()],
    [
      'with text instead of a file',
      400,
      'Please choose a file',
      Buffer.concat([part('name="resume"', 'a'), end]),
      typeOf(),
    ],
    ['with a file in another field', 400, 'Please choose a file', Buffer.concat([file('cv'), end]), typeOf()],
    ['with two files', 400, 'Please choose one file at a time', Buffer.concat([file(), file(), end]), typeOf()],
    [
      'with thousands of parts',
      400,
      unread,
      Buffer.concat([...Array.from({ length: 9_000 }, () => part('name="a"', '')), file(), end]),
      typeOf(),
    ],
    [
      'with thousands of headers',
      400,
      unread,
      Buffer.concat([part(`name="resume"; filename="cv.pdf"${'\r\nA: b'.repeat(9_000)}`, 'a'), end]),
      typeOf(),
    ],
    [
      'with thousands of headers and nothing else',
      400,
      unread,
      Buffer.from(`--${boundary}\r\n${'A: b\r\n'.repeat(9_000)}`),
      typeOf(),
    ],
    ...[typeOf(`"\\${boundary}"`), `multipart/form-data; a="; boundary=none"; boundary=${boundary}`].map(
      (type): [string, number, string, Buffer, string] => [
        `with thousands of parts, told apart by ${type}`,
        400,
        unread,
        Buffer.concat([...Array.from({ length: 9_000 }, () => part('name="a"', '')), file(), end]),
        type,
      ],
    ),
    ['that is JSON', 415, 'Please send the file as multipart/form-data', Buffer.from('{}'), 'application/json'],
    ['with a type that is no form', 415, 'This kind of content is not supported', Buffer.from('a'), 'application/pdf'],
  ])('a form %s', async (_, status, message, payload, type) => {
    expect(await post(payload, type)).toEqual({ status, message });
  });

  test('a body that is too large is not read to its end', async () => {
    const tooLarge = { status: 413, message: 'File too large. Please upload a file smaller than 2 MB.' };
    let read = 0;
    async function* body() {
      yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a"\r\n\r\n`);
      for (; read < 60; read++) yield Buffer.alloc(1024 * 1024, 'a');
    }
    expect(await post(Readable.from(body()), typeOf())).toEqual(tooLarge);
    expect(read).toBeLessThan(10);
    expect(await post(Buffer.alloc(limits.resumeBytes + 100_000), typeOf())).toEqual(tooLarge);
  });
});

describe('whose file is read when', () => {
  test('an ordinary resume is read before the third slow one of somebody else', async () => {
    await service.close();
    // With a reader that ends with it, and does not read on what is slow until then.
    service = await startResumes();
    const other = someUser('Job Seeker');
    const slow = await hostileFile('31 MB of empty commands in 60 kB').make();
    for (let n = 0; n < 8; n++) await service.send(slow, { as: other });
    await service.send(await pdfFile());
    const isRead = async (as = service.seeker) =>
      (await service.list(as)).filter(({ text_status }) => text_status !== 'pending').length;
    await until(async () => (await isRead()) === 1, { within: 60_000 });
    expect(await service.list()).toMatchObject([{ text_status: 'readable' }]);
    expect(await isRead(other)).toBeLessThan(3);
  }, 90_000);

  test('what the reader itself could not do is not counted against a file', async () => {
    const owner = { user_id: service.seeker.user_id, resume_id: newId() };
    const pdf = { bytes: await pdfFile(), kind: 'pdf' as const, original_name: 'cv.pdf' };
    const { file_id } = await storeFile(service.deps, owner, pdf, new Date().toISOString());
    const read = () => Promise.reject(new AppError('unavailable', 'Closed'));
    const reader = { atATime: 1, read, close: async () => undefined };
    const { handle } = readTextWorker({ ...service.deps, reader, scanner: noScanner });
    const task = { id: 'read-text-x-1', name: 'read-text', payload: { file_id }, attempt: 1 };
    for (let n = 0; n < 5; n++) await expect(handle(task)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await service.deps.files.find(file_id)).toMatchObject({
      value: { readings: 0, text: { status: 'pending' } },
    });
  });

  test('a file during whose reading the service ended five times is not read again', async () => {
    const { body } = await service.send(await pdfFile());
    await service.settled();
    const [file_id = ''] = await service.keptFiles();
    await service.deps.files.change(file_id, (kept) => ({
      value: { ...kept, text: { status: 'pending' }, readings: 5 } as typeof kept,
      events: [],
    }));
    await service.deps.resumes.change(body.resume._id, (resume) => ({
      value: { ...resume, text: { status: 'pending' } } as typeof resume,
      events: [],
    }));
    await service.ports.tasks.add('read-text', { id: `read-text-${file_id}-1`, payload: { file_id } });
    await service.settled();
    expect(await service.list()).toMatchObject([
      { text_status: 'unreadable', unreadable_reason: expect.stringContaining('could not be read') },
    ]);
  });
});
