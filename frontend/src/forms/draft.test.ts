import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDrafts, draftKey } from './draft.ts';

const drafts = createDrafts((kept) => (typeof kept === 'string' ? kept.toUpperCase() : undefined));
const key = draftKey('somebody', 'a form');

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

test('a draft comes back as it is understood today', () => {
  drafts.keep(key, 'typed');
  expect(drafts.read(key)).toBe('TYPED');
});

test('a draft that is cleared is gone, and so is one of another form', () => {
  drafts.keep(key, 'typed');
  expect(drafts.read(draftKey('somebody', 'another form'))).toBeUndefined();
  drafts.clear(key);
  expect(drafts.read(key)).toBeUndefined();
});

test.each(['', '{', 'null', '{"of":"another kind"}'])('%j is no draft', (text) => {
  localStorage.setItem(key, text);
  expect(drafts.read(key)).toBeUndefined();
});

describe('where nothing may be kept', () => {
  const forbidden = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }));

  test('typing goes on without a draft', () => {
    expect(() => {
      drafts.keep(key, 'typed');
      drafts.clear(key);
    }).not.toThrow();
    expect(drafts.read(key)).toBeUndefined();
  });
});
