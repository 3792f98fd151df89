import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOwnChanges } from './use-own-changes.ts';

/** A field whose value arrives some time after it was sent. */
function field() {
  const onForeign = vi.fn<() => void>();
  const { result, rerender } = renderHook(({ value }) => useOwnChanges(value, Object.is, onForeign), {
    initialProps: { value: '' },
  });
  return {
    onForeign,
    send: (value: string) => act(() => result.current(value)),
    arrive: (value: string) => rerender({ value }),
  };
}

test('what was sent from here is not foreign, however late it arrives, nor is what came after it', () => {
  const { onForeign, send, arrive } = field();
  send('a');
  send('ab');
  send('abc');
  arrive('a');
  arrive('abc');
  expect(onForeign).not.toHaveBeenCalled();
});

test('what the history brings back is foreign, also when it was sent from here before', () => {
  const { onForeign, send, arrive } = field();
  send('ab');
  arrive('ab');
  arrive('');
  expect(onForeign).toHaveBeenCalledTimes(1);
  arrive('ab');
  expect(onForeign).toHaveBeenCalledTimes(2);
});

test('what is there already does not arrive', () => {
  const { onForeign, send, arrive } = field();
  send('');
  arrive('ab');
  arrive('');
  expect(onForeign).toHaveBeenCalledTimes(2);
});
