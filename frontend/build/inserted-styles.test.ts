import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hashSource, stylesInsertedBy } from './inserted-styles.ts';

const reactAria = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));
const inserting = (file: string) => readFileSync(join(reactAria, 'dist/private', file), 'utf8');

test.each([
  [
    'interactions/usePress.mjs',
    '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  ],
  ['overlays/usePreventScroll.mjs', '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'],
])('the style that %s of react-aria inserts is read as the browser sees it', (file, style) =>
  expect(stylesInsertedBy(inserting(file))).toEqual([style]),
);

test('a style that cannot be read is an error, never a hash too few', () => {
  const unreadable = "const style = document.createElement('style');\nstyle.append(text);";
  expect(() => stylesInsertedBy(unreadable)).toThrow('1 style elements, 0 texts');
  const unknown = "createElement('style');\nstyle.textContent = `${$name} {}`.trim();";
  expect(() => stylesInsertedBy(unknown)).toThrow('$name is no constant');
});

test('a hash is written as a policy names it', () => {
  // https://www.w3.org/TR/CSP3/#hash-source: the digest of the empty text, as everybody knows it.
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
