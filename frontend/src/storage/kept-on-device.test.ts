import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptOnDevice } from './kept-on-device.ts';

const texts = keptOnDevice((kept) => (typeof kept === 'string' ? kept.toUpperCase() : undefined));
const key = 'somebody.a-form';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

test('what is kept comes back as it is understood today', () => {
  texts.keep(key, 'typed');
  expect(texts.read(key)).toBe('TYPED');
});

test('what is cleared is gone, and under another key there is nothing', () => {
  texts.keep(key, 'typed');
  expect(texts.read('somebody.another-form')).toBeUndefined();
  texts.clear(key);
  expect(texts.read(key)).toBeUndefined();
});

test.each(['', '{', 'null', '{"of":"another kind"}'])('%j is nothing that was kept', (text) => {
  localStorage.setItem(key, text);
  expect(texts.read(key)).toBeUndefined();
});

describe('where nothing may be kept', () => {
  const forbidden = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }));

  test('everything goes on without it', () => {
    expect(() => {
      texts.keep(key, 'typed');
      texts.clear(key);
    }).not.toThrow();
    expect(texts.read(key)).toBeUndefined();
  });
});
