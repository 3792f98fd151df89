import { expect, test } from 'vitest';
import { comparedIn, withCompared } from './compared.ts';

const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(24));
const [a = '', b = ''] = ids;
const read = (value: string) => comparedIn(new URLSearchParams({ compare: value }));

test.each([
  ['two', [a, b].join('-'), [a, b]],
  ['four of five', ids.join('-'), ids.slice(0, 4)],
  ['nobody where one is named', a, []],
  ['nobody where one is named twice', `${a}-${a}`, []],
  ['those that are ids', `${a}-x-${b}--`, [a, b]],
  ['nobody', '', []],
] as const)('the address names %s', (_, value, named) => expect(read(value)).toEqual(named));

test('the list stays as it is asked for beside who is compared', () => {
  const list = new URLSearchParams('sort=date&page=2');
  const both = withCompared(list, [a, b]);
  expect(both.toString()).toBe(`sort=date&page=2&compare=${a}-${b}`);
  expect(comparedIn(both)).toEqual([a, b]);
  expect(withCompared(both, []).toString()).toBe('sort=date&page=2');
});
