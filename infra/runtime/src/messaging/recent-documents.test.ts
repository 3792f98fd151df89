import { expect, test, vi } from 'vitest';
import { createRecentDocuments } from './recent-documents.ts';

test('a document is tried once, and is the one that was kept last', () => {
  const recent = createRecentDocuments<{ _id: string; version: number }>();
  for (const version of [1, 2]) recent.keep({ _id: 'a', version });
  expect(recent.take('a')?.version).toBe(2);
  expect(recent.take('a')).toBeUndefined();
  recent.keep({ _id: 'b', version: 1 });
  recent.forget('b');
  expect(recent.take('b')).toBeUndefined();
});

test('of many the first are forgotten, and all once they are old, though nobody asks', async () => {
  vi.useFakeTimers();
  // A clock that stands at 0 is none to the library.
  vi.advanceTimersByTime(1);
  try {
    const recent = createRecentDocuments();
    for (let at = 0; at < 501; at++) recent.keep({ _id: String(at) });
    expect(recent.take('0')).toBeUndefined();
    expect(recent.take('1')).toEqual({ _id: '1' });
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(5_010);
    expect(vi.getTimerCount()).toBe(0);
    expect(recent.take('2')).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
