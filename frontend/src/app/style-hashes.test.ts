import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const reactAria = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The text of the style element that a file of react-aria writes, its constants filled in. */
function insertedStyle(file: string): string {
  const source = readFileSync(join(reactAria, 'dist/private', file), 'utf8');
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1];
  if (template === undefined) throw new Error(`${file} inserts no style any more`);
  return template
    .replaceAll(/\$\{(\$[\w$]+)\}/g, (_, name: string) => {
      const value = source.split('\n').find((line) => line.startsWith(`const ${name} =`));
      return /'([^']*)'/.exec(value ?? '')?.[1] ?? '';
    })
    .trim();
}

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
  'the hash of the style that %s inserts is the one the content security policy is told',
  (file) => {
    const hash = createHash('sha256').update(insertedStyle(file)).digest('base64');
    expect(readme).toContain(`'sha256-${hash}'`);
  },
);
