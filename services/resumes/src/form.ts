import { uploadResume } from '@waypost/contracts/calls/resumes';
import { AppError, invalid } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { answerError } from '@waypost/runtime/service/error-answer';

const mostParts = 20;

export const fileTooLarge = () =>
  new AppError('payload-too-large', 'File too large. Please upload a file smaller than 2 MB.');

/** Forms are taken whole, within the limit of their route: no more than that is ever read of one. */
export function takeForms(http: ServiceHttp): void {
  http.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

type Answering = Parameters<typeof answerError>;

/** What a route for a form adds to its contract. */
export const formRoute = {
  bodyLimit: uploadResume.bodyLimit,
  errorHandler(error: Error, request: Answering[1], reply: Answering[2]) {
    const isTooLarge = 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
    answerError(isTooLarge ? fileTooLarge() : error, request, reply);
  },
};

/** @throws unsupported-media-type for what is no form; validation-error for one that is cut off or has lots of parts. */
export async function formOf(body: unknown, contentType: string): Promise<FormData> {
  if (!Buffer.isBuffer(body))
    throw new AppError('unsupported-media-type', 'Please send the file as multipart/form-data');
  const boundary = /;\s?boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(contentType)?.slice(1).find(Boolean);
  if (boundary === undefined || !hasFewParts(body, `--${boundary}`)) throw unreadable();
  try {
    return await new Response(Uint8Array.from(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw unreadable();
  }
}

// Each part costs the parser far more than its bytes.
function hasFewParts(body: Buffer, delimiter: string): boolean {
  let parts = 0;
  for (let at = body.indexOf(delimiter); at !== -1 && parts <= mostParts; parts++) {
    at = body.indexOf(delimiter, at + delimiter.length);
  }
  return parts <= mostParts;
}

const unreadable = () => invalid('resume', 'The form could not be read. Please choose the file again.');
