import { apiPath, routes } from '@waypost/contracts/routes';
import { ownHeaders } from '@waypost/contracts/session';
import { ApiError } from './api-error.ts';
import { nextTraceparent } from './traceparent.ts';

/**
 * The bytes of a call that answers a file. They are whole, or this throws: an answer that breaks off is no file.
 * @param onProgress hears how many bytes have come so far. @throws ApiError
 */
export async function download(
  name: 'exportData',
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const headers = { ...ownHeaders, traceparent: nextTraceparent() };
  try {
    const response = await fetch(apiPath(routes[name].url), { headers, signal, credentials: 'same-origin' });
    if (!response.ok || response.body === null) {
      const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
      throw ApiError.ofAnswer(response, body);
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      onProgress((bytes += value.length));
    }
    return new Blob(parts, { type: 'application/zip' });
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw ApiError.network();
  }
}
