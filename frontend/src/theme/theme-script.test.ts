import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeStorageKey } from './theme-choice.ts';

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

function themeAfterStart(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(script, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

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
});
