import { beforeEach, expect, test, vi } from 'vitest';
import { stored, visited } from './stored.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

let local: ReturnType<typeof storage>;
let session: ReturnType<typeof storage>;
beforeEach(() => {
  [local, session] = [storage(), storage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  local.setItem('waypost.user', '{"email":"ada@example.org"}');
  local.setItem('waypost.dashboards', '[]');
  local.setItem('waypost-theme', 'dark');
});

test('F27: nothing that says who is signed in is kept, and what former versions kept is removed', () => {
  stored.keep();
  stored.select('0123456789abcdef01234567');
  expect(Object.fromEntries(local.kept)).toEqual({
    'waypost-theme': 'dark',
    'waypost.authenticated': 'true',
    'waypost.selected-dashboard': '0123456789abcdef01234567',
  });
});

test('F27: a session that ended while no page was open leaves nothing but the page to come back to', () => {
  stored.select('0123456789abcdef01234567');
  visited.remember('/job/1');
  stored.forget();
  expect([...local.kept.keys()]).toEqual(['waypost-theme']);
  expect(visited.last()).toBe('/job/1');
});

test.each(['{"email":"ada@example.org"}', '"0123456789abcdef01234567"', 'null', ''])(
  'what is kept as the chosen dashboard and is no id chooses none: %s',
  (text) => {
    local.setItem('waypost.selected-dashboard', text);
    expect(stored.selected()).toBeUndefined();
  },
);

test('F27: signing out leaves nothing of the person', () => {
  stored.keep();
  stored.select('0123456789abcdef01234567');
  visited.remember('/job/1');
  stored.clear();
  expect(Object.fromEntries(local.kept)).toEqual({ 'waypost-theme': 'dark', 'waypost.authenticated': 'false' });
  expect(session.kept.size).toBe(0);
});
