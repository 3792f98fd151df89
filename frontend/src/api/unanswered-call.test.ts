import { delays } from '@waypost/contracts/constants';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { download } from './download.ts';
import { uploadFile } from './upload.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const noConnection = { code: 'network', message: 'Network error. Please check your internet connection.' };
/** Answers nothing, for as long as somebody waits. */
const neverAnswered = (_address: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('a call that nobody answers fails as without a connection, for who may give it up, too', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal('fetch', neverAnswered);
  const calls = [call('getCurrentUser', {}), call('getCurrentUser', {}, { signal: new AbortController().signal })];
  const outcomes = Promise.allSettled(calls);
  late.abort(new DOMException('signal timed out', 'TimeoutError'));
  expect(await outcomes).toMatchObject([{ reason: noConnection }, { reason: noConnection }]);
  expect(timeout).toHaveBeenCalledWith(delays.callTimeout);
});

/** It says that it was well, and its body breaks off. */
const brokenOff = () => {
  let isBegun = false;
  const pull = (body: ReadableStreamDefaultController<Uint8Array>) => {
    if (isBegun) return body.error(new TypeError('network error'));
    isBegun = true;
    body.enqueue(new TextEncoder().encode('{"userInfos":'));
  };
  return new Response(new ReadableStream({ pull }));
};

it.each([
  ['that breaks off in the middle', brokenOff],
  ['of something on the way, which is no JSON', () => new Response('<title>Welcome to our café</title>')],
])('an answer %s is none', async (_, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  await expect(call('getCurrentUser', {})).rejects.toMatchObject(noConnection);
});

/** What sends a file. */
function aRequest(state: object = {}) {
  const request = Object.assign(new EventTarget(), { upload: new EventTarget(), timeout: 0, ...state });
  vi.stubGlobal('XMLHttpRequest', function Request() {
    return Object.assign(request, { open() {}, setRequestHeader() {}, send() {} });
  });
  return request;
}

it('an answer to a file that is no JSON is none: nobody has taken it for sure', async () => {
  const request = aRequest({ status: 200, response: null });
  const outcome = Promise.allSettled([uploadFile('uploadPicture', new Blob(['picture']))]);
  request.dispatchEvent(new Event('load'));
  expect(await outcome).toMatchObject([{ reason: noConnection }]);
});

it('a file is waited for while it is being sent, and as long as a call once it is not', async () => {
  vi.useFakeTimers();
  const request = aRequest();
  const outcome = Promise.allSettled([uploadFile('uploadResume', new Blob(['text']))]);
  expect(request.timeout).toBe(delays.callTimeout);
  vi.advanceTimersByTime(40_000);
  request.upload.dispatchEvent(new Event('progress'));
  expect(request.timeout).toBe(40_000 + delays.callTimeout);
  request.dispatchEvent(new Event('timeout'));
  expect(await outcome).toMatchObject([{ reason: noConnection }]);
});

it('a file is waited for while more of it comes, and as long as a call once it does not', async () => {
  vi.useFakeTimers();
  const coming = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    const start = (body: ReadableStreamDefaultController<Uint8Array>) => {
      signal.addEventListener('abort', () => body.error(signal.reason));
      coming.resolve(body);
    };
    return new Response(new ReadableStream({ start }));
  });
  const onProgress = vi.fn<(bytes: number) => void>();
  const onFailed = vi.fn<(error: unknown) => void>();
  void download('exportData', {}, { onProgress, signal: new AbortController().signal }).catch(onFailed);
  const body = await coming.promise;
  for (const bytes of [1, 2]) {
    await vi.advanceTimersByTimeAsync(delays.callTimeout - 1);
    body.enqueue(new Uint8Array(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(onProgress).toHaveBeenLastCalledWith(bytes);
  }
  await vi.advanceTimersByTimeAsync(delays.callTimeout - 1);
  expect(onFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(noConnection));
});
