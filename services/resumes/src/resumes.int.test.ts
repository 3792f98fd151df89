import { linkFile, readFileText, readNewestText } from '@waypost/contracts/calls/resumes';
import { limits } from '@waypost/contracts/constants';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from './accept-file.ts';
import { docFile, docxFile, pdfFile, resumeLines, scannedPdf } from './testing/resume-files.ts';
import { heldReader, readerOfAll, startResumes, type TestResumes } from './testing/start-resumes.ts';

const reader = readerOfAll();
let service: TestResumes;
beforeEach(async () => {
  service = await startResumes({}, reader);
});
afterEach(() => service.close());

const notFound = expect.objectContaining({ code: 'not-found', message: 'Resume not found' });

describe('uploading', () => {
  test('keeps the file at once and reads its text in the background', async () => {
    const { status, body } = await service.send(await pdfFile(), { name: 'Ines.pdf' });
    expect(status).toBe(200);
    expect(body.resume).toMatchObject({ original_name: 'Ines.pdf', text_status: 'pending', version: 1 });

    await service.settled();
    expect(await service.list()).toEqual([{ ...body.resume, text_status: 'readable', version: 2 }]);
  });

  test.each([
    ['a DOCX', docxFile, resumeLines[0]],
    ['a DOC', docFile, 'Marisol Okafor'],
  ])('reads %s whatever it is called', async (_, file, name) => {
    await service.uploaded(await file(), { name: 'picture.png' });
    const { text, positions } = await service.call(
      readNewestText,
      { params: { id: service.seeker.user_id } },
      asService(),
    );
    expect(text).toContain(name);
    expect(positions.length).toBeGreaterThan(0);
  });

  test('says why a file cannot be read', async () => {
    await service.uploaded(await scannedPdf());
    expect(await service.list()).toMatchObject([
      { text_status: 'unreadable', unreadable_reason: expect.stringContaining('no text') },
    ]);
  });

  test('takes a file of exactly 2 MB', async () => {
    const pdf = await pdfFile();
    const { status } = await service.send(Buffer.concat([pdf, Buffer.alloc(limits.resumeBytes - pdf.length)]));
    expect(status).toBe(200);
  });

  test.each([
    [413, 'File too large. Please upload a file smaller than 2 MB.', Buffer.alloc(limits.resumeBytes + 1), {}],
    [400, 'Please upload only PDF, DOC, or DOCX files', Buffer.from('plain text'), { name: 'cv.txt' }],
    [400, refusalOf('cv.pdf'), Buffer.from('plain text'), { name: 'cv.pdf' }],
    [400, 'The file is empty', Buffer.alloc(0), {}],
    [400, 'Please choose a file', Buffer.from('%PDF-1.7'), { field: 'file' }],
  ])('answers %i %s', async (status, message, file, options) => {
    const answer = await service.send(file, options);
    expect(answer).toMatchObject({ status, body: { message } });
    expect(await service.keptFiles()).toEqual([]);
  });

  test('refuses a request without a form', async () => {
    const authorization = await service.authorization(service.seeker);
    const { statusCode } = await service.http.inject({ method: 'POST', url: '/resumes', headers: { authorization } });
    expect(statusCode).toBe(415);
  });
});

describe("somebody else's resume looks like one that does not exist", () => {
  const stranger = someUser('Job Seeker');

  test('in every call', async () => {
    const { _id } = await service.uploaded();
    const pdf = await pdfFile();
    expect(await service.list(stranger)).toEqual([]);
    for (const id of [_id, newId()]) {
      await expect(service.download(id, stranger)).rejects.toEqual(notFound);
      await expect(service.remove(id, stranger)).rejects.toEqual(notFound);
      await expect(service.reserve(id, newId(), 1, stranger.user_id)).rejects.toEqual(notFound);
      const { status, body } = await service.replace(id, pdf, { as: stranger });
      expect({ status, message: body.message }).toEqual({ status: 404, message: 'Resume not found' });
    }
    expect(await service.keptFiles()).toHaveLength(1);
  });

  test('and internal calls are not there for users', async () => {
    const { _id } = await service.uploaded();
    const call = service.call(readNewestText, { params: { id: _id } }, { as: service.seeker });
    await expect(call).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('opening a file', () => {
  const open = (url: string) => service.http.inject({ method: 'GET', url });

  const linkTo = async (resume: string, name: string) => {
    const params = { id: (await service.reserve(resume)).file_id };
    const { downloadURL } = await service.call(linkFile, { params, body: { name } }, { as: service.asService });
    return downloadURL.replace('/api', '');
  };

  test('gives people their own resume to save, a PDF too', async () => {
    const { _id } = await service.uploaded(await pdfFile(), { name: 'mine.pdf' });
    const { statusCode, headers } = await open(await service.download(_id));
    expect([statusCode, headers['content-disposition']]).toEqual([200, "attachment; filename*=UTF-8''mine.pdf"]);
  });

  test.each([
    ['a PDF of one’s own is shown where that is asked for', pdfFile, 'inline'],
    ['a Word file is saved all the same', docxFile, 'attachment'],
  ])('%s', async (_, file, shown) => {
    const { _id } = await service.uploaded(await file());
    const { headers } = await open(await service.download(_id, service.seeker, 'inline'));
    expect(headers['content-disposition']).toMatch(new RegExp(`^${shown};`));
  });

  test('shows a PDF that was sent inside a sandbox, without a session', async () => {
    const pdf = await pdfFile();
    const { _id } = await service.uploaded(pdf);
    const { statusCode, headers, rawPayload } = await open(await linkTo(_id, 'Ines (née Dahl).pdf'));
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(pdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''Ines%20%28n%C3%A9e%20Dahl%29.pdf",
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test('offers a Word file for saving, under a name that tells the truth', async () => {
    const { _id } = await service.uploaded(await docxFile(), { name: 'cv.html' });
    const { headers } = await open(await service.download(_id));
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''cv.html.docx");
  });

  test('refuses a link that was changed', async () => {
    const { _id } = await service.uploaded();
    const link = await service.download(_id);
    expect((await open(link.replace('attachment', 'inline'))).statusCode).toBe(403);
  });

  test('has links for who may see an application', async () => {
    const { _id } = await service.uploaded();
    const { file_id } = await service.reserve(_id);
    const params = { id: file_id };
    const link = await service.call(linkFile, { params, body: { name: 'sent.pdf' } }, asService());
    expect(link.content_type).toBe('application/pdf');
    expect((await open(link.downloadURL.replace('/api', ''))).statusCode).toBe(200);
  });
});

describe('replacing and deleting', () => {
  test('puts another file in place and lets the old one go', async () => {
    const { _id } = await service.uploaded(await pdfFile(), { name: 'old.pdf' });
    const [old] = await service.keptFiles();
    const { body } = await service.replace(_id, await docxFile(), { name: 'new.docx' });
    expect(body.resume).toMatchObject({ _id, original_name: 'new.docx', text_status: 'pending' });

    await service.settled();
    expect(await service.list()).toMatchObject([{ _id, original_name: 'new.docx', text_status: 'readable' }]);
    const kept = await service.keptFiles();
    expect(kept).toHaveLength(1);
    expect(kept).not.toContain(old);
  });

  test('lets the file, its text and its name go with the resume', async () => {
    const { _id } = await service.uploaded();
    const [file_id = ''] = await service.keptFiles();
    await service.remove(_id);
    await service.settled();

    expect(await service.list()).toEqual([]);
    expect(await service.keptFiles()).toEqual([]);
    expect(await service.deps.texts.findOne({ _id: file_id })).toBeNull();
    expect((await service.deps.resumes.find(_id))?.value).not.toHaveProperty('original_name');
    await expect(service.download(_id)).rejects.toEqual(notFound);
    await expect(service.remove(_id)).rejects.toEqual(notFound);
  });

  test('keeps no text of a file that is read while its resume is deleted', async () => {
    await service.close();
    const held = heldReader(reader);
    service = await startResumes({}, held.reader);
    const { body } = await service.send(await pdfFile());
    await service.readingBegun();
    await service.remove(body.resume._id);
    await until(async () => (await service.keptFiles()).length === 0);
    held.letRead();
    await service.settled();
    expect(await service.deps.texts.find({ _id: { $gt: '' } }).toArray()).toEqual([]);
  });

  test('a file that was refused leaves the resume as it was', async () => {
    const before = await service.uploaded();
    expect((await service.replace(before._id, Buffer.from('no'))).status).toBe(400);
    expect(await service.list()).toMatchObject([{ _id: before._id, text_status: 'readable' }]);
  });

  test('of many replacements at once one stays, with its file and no other', async () => {
    const { _id } = await service.uploaded();
    const files = await Promise.all(Array.from({ length: 5 }, (_, at) => pdfFile({ lines: [`Version ${at}`] })));
    await Promise.all(files.map((file) => service.replace(_id, file)));
    await service.settled();
    const resume = await service.deps.resumes.find(_id);
    expect(await service.keptFiles()).toEqual([resume?.value.file_id]);
  });
});

describe('reserving for an application', () => {
  test('keeps the file that was sent when the resume is replaced and deleted', async () => {
    const { _id } = await service.uploaded();
    const { file_id, ...reserved } = await service.reserve(_id);
    expect(reserved).toEqual({
      resume_id: _id,
      original_name: 'cv.pdf',
      content_type: 'application/pdf',
      text_status: 'readable',
    });

    await service.replace(_id, await docxFile());
    await service.remove(_id);
    await service.settled();
    expect(await service.keptFiles()).toEqual([file_id]);
    const { text, positions, names } = await service.call(readFileText, { params: { id: file_id } }, asService());
    expect(names).toEqual(['Ines', 'Halvorsen']);
    expect(text).toBe(resumeLines.join('\n'));
    expect(positions).toEqual([{ job_title: 'Wind turbine technician', start: '2018-03', is_current: true }]);
  });

  test('is the same however often it is asked for', async () => {
    const { _id } = await service.uploaded();
    const application_id = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => service.reserve(_id, application_id)));
    expect(new Set(answers.map(({ file_id }) => file_id)).size).toBe(1);
    const file = await service.deps.files.find(answers[0]?.file_id ?? '');
    expect(file?.value).toMatchObject({ reservations: [{ application_id, submission: 1, confirmed: false }] });
  });

  test('never keeps a file that a deletion at the same moment takes away', async () => {
    for (let round = 0; round < 10; round++) {
      const { _id } = await service.uploaded();
      const [reserved] = await Promise.allSettled([service.reserve(_id), service.remove(_id)]);
      await service.settled();
      const kept = await service.keptFiles();
      const promise = reserved.status === 'fulfilled' ? reserved.value.file_id : reserved.reason.message;
      expect([...kept, 'Resume not found']).toContain(promise);
    }
  });

  test('takes the newest readable one where none is named', async () => {
    const { _id } = await service.uploaded();
    await service.uploaded(await scannedPdf());
    expect(await service.reserve(undefined)).toMatchObject({ resume_id: _id });
  });

  test('refuses one that cannot be read, and says why', async () => {
    const { _id } = await service.uploaded(await scannedPdf());
    const refused = { code: 'validation-error', message: expect.stringContaining('no text') };
    await expect(service.reserve(_id)).rejects.toMatchObject(refused);
    await expect(service.reserve(undefined)).rejects.toMatchObject({ code: 'validation-error' });
  });
});

const asService = () => ({ as: service.asService });
