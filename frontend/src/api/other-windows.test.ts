import { expect, test, vi } from 'vitest';
import { anotherWindow } from '../testing/another-window.ts';
import { hearOthers, tellOthers } from './other-windows.ts';

test('other windows are told what was changed while somebody is signed in, and nothing before or after that', async () => {
  const other = anotherWindow();
  tellOthers('out-of-date', ['before']);
  const ends = [hearOthers('signed-in', () => undefined), hearOthers('marked', () => undefined)];
  tellOthers('out-of-date', ['while']);
  ends[0]?.();
  tellOthers('out-of-date', ['still']);
  ends[1]?.();
  tellOthers('out-of-date', ['after']);
  anotherWindow().tells('out-of-date', ['last']);
  await vi.waitFor(() => expect(other.heard.at(-1)?.told).toEqual(['last']));
  expect(other.heard.map(({ told }) => told)).toEqual([['while'], ['still'], ['last']]);
});

test('who hears of one kind hears what others tell of it, and not what is told here', async () => {
  const hear = vi.fn<(userId: string) => void>();
  const end = hearOthers('signed-in', hear);
  const other = anotherWindow();
  tellOthers('signed-in', 'here');
  other.tells('out-of-date', ['there']);
  other.tells('signed-in', 'there');
  await vi.waitFor(() => expect(hear).toHaveBeenCalled());
  end();
  expect(hear.mock.calls).toEqual([['there']]);
});
