import { delays } from '@waypost/contracts/constants';
import { routes } from '@waypost/contracts/routes';
import { ownHeader } from '@waypost/contracts/session';
import { ApiError } from './api-error.ts';
import { addressOf, type Output } from './call.ts';
import { nextTraceparent } from './traceparent.ts';

/**
 * Sends a file, a resume or a picture. `fetch` cannot tell how much of a body has been sent, so this is an XMLHttpRequest.
 * An answer of 401 is left to the caller. @param onProgress 0 to 1. @throws ApiError
 */
export function uploadFile<Name extends 'uploadResume' | 'replaceResume' | 'uploadPicture'>(
  name: Name,
  file: Blob,
  { params, onProgress }: { params?: Record<string, string>; onProgress?: (part: number) => void } = {},
): Promise<Output<Name>> {
  const form = new FormData();
  form.append(name === 'uploadPicture' ? 'picture' : 'resume', file);
  const request = new XMLHttpRequest();
  const begun = Date.now();
  // Counts from the start, and however slow a network is, what goes on goes on.
  const waitLonger = () => (request.timeout = Date.now() - begun + delays.callTimeout);
  return new Promise((resolve, reject) => {
    request.open('POST', addressOf(routes[name].url, { params: params ?? {} }));
    request.setRequestHeader(ownHeader.name, ownHeader.value);
    request.setRequestHeader('traceparent', nextTraceparent());
    request.responseType = 'json';
    waitLonger();
    request.upload.addEventListener('progress', (event) => {
      waitLonger();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    const onSilence = () => reject(ApiError.network());
    request.addEventListener('load', () => {
      const answer = request.response as Record<string, unknown> | null;
      if (request.status < 200 || request.status >= 300) return reject(ApiError.ofAnswer(request, answer ?? {}));
      // Where it breaks off in the middle, or something on the way answers, it is no JSON.
      return answer === null ? onSilence() : resolve(answer as Output<Name>);
    });
    request.addEventListener('error', onSilence);
    request.addEventListener('timeout', onSilence);
    request.send(form);
  });
}
