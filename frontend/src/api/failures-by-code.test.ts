import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../', import.meta.url));
const sources = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, text: readFileSync(`${src}${path}`, 'utf8') }));

const holding = (pattern: RegExp, inside: (path: string) => boolean = () => true) =>
  sources.filter(({ path, text }) => inside(path) && pattern.test(text)).map(({ path }) => path);

test('nobody tells failures apart by status', () => {
  expect(holding(/\b\w*(error|failure|reason|refusal)\)?\??\.status\b/i)).toEqual([]);
});

test('nobody tells failures apart by their sentence', () => {
  const read = String.raw`\w*(error|failure|reason|refusal)\)?\??\.message`;
  const compared = String.raw`${read}\??\.(includes|match|startsWith|endsWith|search)\(|${read} *[!=]==`;
  expect(holding(new RegExp(String.raw`\.test\(${read}|${compared}`, 'i'))).toEqual([]);
});

test('whether a query is tried again is decided in one place; who decides otherwise says why', () => {
  const rules = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index, lines) =>
        /^\s*retry: (?!\{)/.test(line) && !lines[index - 1]?.trim().startsWith('//') ? [path] : [],
      ),
  );
  expect(rules).toEqual(['app/query-client.ts']);
});
