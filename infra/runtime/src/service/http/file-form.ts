import type { Contract } from '@waypost/contracts/contract';
import { AppError, invalid } from '@waypost/contracts/errors';
import { fileTooLarge } from '@waypost/contracts/file-form';
import type { ServiceHttp } from './build-http.ts';
import { answerError } from './error-answer.ts';

const mostParts = 20;
/** Of one part; the name of its file takes some hundred. */
const mostBytesOfHeaders = 8_192;

/** Forms are taken whole, within the limit of their route: no more than that is ever read of one. */
export function takeForms(http: ServiceHttp): void {
  http.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** A call that takes a form with one file; its contract says which. */
type TakesFile = Contract & { config: { file: { field: string; bytes: number } } };
type Answering = Parameters<typeof answerError>;

/** What the route of such a call adds to its contract. */
export const formRoute = ({ config: { file } }: TakesFile) => ({
  errorHandler(error: Error, request: Answering[1], reply: Answering[2]) {
    const isTooLarge = 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
    answerError(isTooLarge ? fileTooLarge(file.bytes) : error, request, reply);
  },
});

/**
 * The one file of a form, in its field.
 * @throws unsupported-media-type for what is no form; validation-error for one that is cut off, has lots of parts or headers, or not one file;
 * payload-too-large.
 */
export async function fileOf(
  { config: { file: asked } }: TakesFile,
  { body, headers }: { body: unknown; headers: { 'content-type'?: string | undefined } },
): Promise<File> {
  const form = await formOf(asked.field, body, headers['content-type'] ?? '');
  const files = [...form.values()].filter((entry) => typeof entry !== 'string');
  if (files.length > 1) throw invalid(asked.field, 'Please choose one file at a time');
  const file = form.get(asked.field);
  if (file === null || typeof file === 'string') throw invalid(asked.field, 'Please choose a file');
  if (file.size > asked.bytes) throw fileTooLarge(asked.bytes);
  if (file.size === 0) throw invalid(asked.field, 'The file is empty');
  return file;
}

async function formOf(field: string, body: unknown, contentType: string): Promise<FormData> {
  if (!Buffer.isBuffer(body))
    throw new AppError('unsupported-media-type', 'Please send the file as multipart/form-data');
  const unreadable = () => invalid(field, 'The form could not be read. Please choose the file again.');
  const boundary = /;\s?boundary=(?:"([^"\\]{1,70})"|([^;\s"\\]{1,70}))/i.exec(contentType)?.slice(1).find(Boolean);
  if (boundary === undefined || !isModest(body, `--${boundary}`)) throw unreadable();
  // The parser is told the boundary that was counted by: in what was sent it may find another one.
  const type = `multipart/form-data; boundary="${boundary}"`;
  try {
    return await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw unreadable();
  }
}

/** Each part, and each header of one, costs the parser far more than its bytes: two megabytes of them take it a second. */
function isModest(body: Buffer, delimiter: string): boolean {
  let parts = 0;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    const ofHeaders = body.subarray(at + delimiter.length, at + delimiter.length + mostBytesOfHeaders);
    const isWhole = ofHeaders.length < mostBytesOfHeaders || ofHeaders.includes('\r\n\r\n');
    if (parts > mostParts || !isWhole) return false;
  }
  return true;
}
