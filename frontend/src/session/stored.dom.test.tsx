import { afterEach, beforeEach, expect, test } from 'vitest';
import { stored, visited } from './stored.ts';

const id = '0123456789abcdef01234567';
const kept = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

beforeEach(() => localStorage.setItem('waypost-theme', 'dark'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('nothing that says who is signed in is kept', () => {
  stored.keep();
  stored.select(id);
  expect(kept()).toEqual({
    'waypost-theme': 'dark',
    'waypost.authenticated': 'true',
    'waypost.selected-dashboard': id,
  });
});

test('a session that ended leaves what was typed, and the page to come back to', () => {
  stored.keep();
  stored.select(id);
  localStorage.setItem('waypost.draft.someone', '{}');
  visited.remember('/job/1');
  stored.forget();
  expect(kept()).toEqual({ 'waypost-theme': 'dark', 'waypost.draft.someone': '{}' });
  expect(visited.last()).toBe('/job/1');
});

test('a tab keeps to its dashboard when another one is chosen in another tab; a new one begins with that', () => {
  const [elsewhere, key] = ['f'.repeat(24), 'waypost.selected-dashboard'];
  localStorage.setItem(key, id);
  stored.keep();
  localStorage.setItem(key, elsewhere);
  expect(stored.selected()).toBe(id);
  sessionStorage.clear();
  expect(stored.selected()).toBe(elsewhere);
});

test.each([
  ['signing out leaves nothing of the person but drafts', true, { 'waypost.draft.someone': '{}' }],
  ['deleting the account leaves nothing of the person, drafts included', false, {}],
])('%s', (_, keepsDrafts, left) => {
  stored.keep();
  stored.select(id);
  localStorage.setItem('waypost.draft.someone', '{}');
  localStorage.setItem('waypost.ats.someone', '{}');
  stored.clear({ keepsDrafts });
  expect(kept()).toEqual({ 'waypost-theme': 'dark', 'waypost.authenticated': 'false', ...left });
});

test.each([
  ['/settings?tab=privacy#top', '/settings?tab=privacy#top'],
  ['/jobs?keyword=nurse', '/jobs?keyword=nurse'],
  ['/terms', undefined],
  ['/privacy', undefined],
  ['/help#scores', undefined],
  ['/signin', undefined],
  ['/select-role', undefined],
  ['/no-such-page', undefined],
])('of who is signed out, %s is kept as %s', (path, remembered) => {
  visited.remember(path);
  expect(visited.last()).toBe(remembered);
});

test.each(['/jobs?keyword=nurse', '/dashboard/0123456789abcdef01234567', '/public-job-details/1'])(
  'who has come to %s by signing in does not land there again from the start',
  (path) => {
    visited.remember(path);
    visited.rememberSignedIn(path);
    expect(visited.last()).toBeUndefined();
  },
);

test('who is signed in and looks at a public page comes back to where they worked', () => {
  visited.rememberSignedIn('/feed?keyword=nurse');
  visited.rememberSignedIn('/jobs');
  expect(visited.last()).toBe('/feed?keyword=nurse');
});
