import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { hintCookie } from '@waypost/contracts/session';
import { describe, expect, test } from 'vitest';
import { themeStorageKey } from './theme-choice.ts';

const script = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');

function afterStart(getItem: (key: string) => string | null, cookie = ''): { theme?: string; session?: string } {
  const dataset = {};
  runInNewContext(script, { localStorage: { getItem }, document: { documentElement: { dataset }, cookie } });
  return dataset;
}
const themeAfterStart = (getItem: (key: string) => string | null) => afterStart(getItem).theme;

describe('the script before the first paint', () => {
  test.each(['light', 'dark'])('shows the stored choice %s', (choice) => {
    expect(themeAfterStart((key) => (key === themeStorageKey ? choice : null))).toBe(choice);
  });

  test('leaves the system in charge without a choice, or with one it does not know', () => {
    expect(themeAfterStart(() => null)).toBeUndefined();
    expect(themeAfterStart(() => 'sepia')).toBeUndefined();
  });

  test('survives storage that may not be read', () => {
    expect(
      themeAfterStart(() => {
        throw new Error('denied');
      }),
    ).toBeUndefined();
  });

  test('says of who may be signed in that this is not known yet', () => {
    const hint = `${hintCookie.name}=${hintCookie.value}`;
    expect(afterStart(() => null, `other=1; ${hint}`).session).toBe('unknown');
    expect(afterStart(() => null, `other=1`).session).toBeUndefined();
  });
});
