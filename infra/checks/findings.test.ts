import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const findings = 30;

/** A title like 'F2, F7: …' names both. */
const title = /\(\s*['"`](F\d+(?:, F\d+)*): /g;

function named(): Set<string> {
  const files = globSync('{bff,contracts,frontend,infra,services}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  const texts = files.map((file) => readFileSync(root + file, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(title)].flatMap(([, names = '']) => names.split(', '))));
}

test('every weakness that was found, F1 to F30, has a test that is named for it', () => {
  const all = Array.from({ length: findings }, (_, at) => `F${at + 1}`);
  const known = named();
  expect(all.filter((name) => !known.has(name))).toEqual([]);
});
