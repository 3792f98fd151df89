import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listedAge } from '../../format/job-age.ts';
import { useAge } from './use-age.ts';

beforeEach(() => void vi.useFakeTimers({ toNotFake: ['setTimeout', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void vi.useRealTimers());

const Age = ({ at }: { at: string }) => <time>{useAge(at, listedAge)}</time>;

test('an age grows older on a page that stays open', async () => {
  const hour = 60 * 60 * 1000;
  const { unmount } = render(<Age at={new Date().toISOString()} />);
  const age = screen.getByRole('time');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(age.textContent).toBe('Just now');
  for (const words of ['1 hour ago', '2 hours ago']) {
    await act(async () => vi.advanceTimersByTime(hour));
    expect(age.textContent).toBe(words);
  }
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
