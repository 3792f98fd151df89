import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from './storage.ts';

describe.each([
  ['the device', deviceStorage, 'localStorage'],
  ['the tab', tabStorage, 'sessionStorage'],
] as const)('what %s keeps', (_, storage, name) => {
  afterEach(() => {
    vi.restoreAllMocks();
    globalThis[name].clear();
  });
  const said = () => [storage.read('a'), storage.readJson('a'), storage.keys()];

  test('comes back, is named, and goes', () => {
    expect(storage.keep('a', '{"b":1}')).toBe(true);
    expect(said()).toEqual(['{"b":1}', { b: 1 }, ['a']]);
    storage.remove('a');
    expect(said()).toEqual([undefined, undefined, []]);
  });

  test('goes with all the rest', () => {
    storage.keep('a', '1');
    storage.clear();
    expect(said()).toEqual([undefined, undefined, []]);
  });

  test('is nothing where it is no JSON', () => {
    storage.keep('a', '{');
    expect(storage.readJson('a')).toBeUndefined();
  });

  test('is nothing where site data is blocked', () => {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    });
    expect(storage.keep('a', '1')).toBe(false);
    storage.remove('a');
    storage.clear();
    expect(said()).toEqual([undefined, undefined, []]);
  });
});
