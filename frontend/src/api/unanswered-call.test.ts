import { delays } from '@waypost/contracts/constants';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { uploadFile } from './upload.ts';

afterEach(() => {
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

it('a file is waited for while it is being sent, and as long as a call once it is not', async () => {
  vi.useFakeTimers();
  const request = Object.assign(new EventTarget(), { upload: new EventTarget(), timeout: 0 });
  vi.stubGlobal('XMLHttpRequest', function Request() {
    return Object.assign(request, { open() {}, setRequestHeader() {}, send() {} });
  });
  const outcome = Promise.allSettled([uploadFile('uploadResume', new Blob(['text']))]);
  expect(request.timeout).toBe(delays.callTimeout);
  vi.advanceTimersByTime(40_000);
  request.upload.dispatchEvent(new Event('progress'));
  expect(request.timeout).toBe(40_000 + delays.callTimeout);
  request.dispatchEvent(new Event('timeout'));
  expect(await outcome).toMatchObject([{ reason: noConnection }]);
  vi.useRealTimers();
});
