import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createReadersWriterLock } from './readers-writer-lock.ts';

function watched() {
  const { reading, writing } = createReadersWriterLock();
  const seen: string[] = [];
  const read = (name: string, { turns }: { turns: number }) =>
    reading(async () => {
      seen.push(`${name} begins`);
      for (let turn = 0; turn < turns; turn++) await setImmediate();
    }).then(() => seen.push(`${name} ends`));
  const write = (name: string) => writing(() => void seen.push(name));
  return { reading, writing, seen, read, write };
}

test('a write waits for who reads already, and who comes later for the write', async () => {
  const { seen, read, write } = watched();
  await Promise.all([
    read('first', { turns: 5 }),
    read('second', { turns: 1 }),
    write('written'),
    read('third', { turns: 1 }),
  ]);
  expect(seen).toEqual([
    'first begins',
    'second begins',
    'second ends',
    'first ends',
    'written',
    'third begins',
    'third ends',
  ]);
});

test('writes come in their order', async () => {
  const { seen, read, write } = watched();
  await Promise.all([write('one'), read('first', { turns: 3 }), write('two'), write('three')]);
  expect(seen).toEqual(['one', 'first begins', 'first ends', 'two', 'three']);
});

test('what fails is told to who asked for it, and holds up nobody', async () => {
  const { reading, writing, seen, write } = watched();
  const failing = [
    reading(() => Promise.reject(new Error('not read'))),
    writing(() => {
      throw new Error('not written');
    }),
  ];
  const after = write('written');
  await expect(failing[0]).rejects.toThrow('not read');
  await expect(failing[1]).rejects.toThrow('not written');
  await after;
  expect(seen).toEqual(['written']);
});
