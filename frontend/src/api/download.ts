import { delays } from '@waypost/contracts/constants';
import { routes } from '@waypost/contracts/routes';
import { ownHeaders } from '@waypost/contracts/session';
import { ApiError } from './api-error.ts';
import { addressOf } from './call.ts';
import { listenForSilence } from './silence.ts';
import { nextTraceparent } from './traceparent.ts';

/** The calls that answer a file. */
export type FileCall = 'exportData' | 'downloadApplicants';
export type FileInput = { params?: Record<string, string>; querystring?: Record<string, string | undefined> };

/** As our own calls name their files. */
const nameOf = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/**
 * The file that a call answers, by its name. It is whole, or this throws: an answer that breaks off, or of which no more comes, is no file.
 * @param onProgress hears how many bytes have come so far. @throws ApiError
 */
export async function download(
  name: FileCall,
  input: FileInput,
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal },
): Promise<File> {
  const silence = listenForSilence(delays.callTimeout);
  try {
    const response = await fetch(addressOf(routes[name].url, input), {
      headers: { ...ownHeaders, traceparent: nextTraceparent() },
      signal: AbortSignal.any([signal, silence.signal]),
      credentials: 'same-origin',
    });
    if (!response.ok || response.body === null) {
      const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
      throw ApiError.ofAnswer(response, body);
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      silence.heard();
      parts.push(value);
      onProgress((bytes += value.length));
    }
    return new File(parts, nameOf(response.headers), { type: response.headers.get('content-type') ?? '' });
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw ApiError.network();
  } finally {
    silence.end();
  }
}
