import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pages } from '@waypost/contracts/paths';
import { hintCookie, ownHeader, sessionUrls } from '@waypost/contracts/session';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Tests say what people and browsers see, letter by letter; everybody else asks the contracts. */
const sources = globSync('{frontend,bff,services/*,infra/{local,demo,runtime}}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

const withoutNames = (address: string) => address.replace(/\/:.*$/, '');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const addresses = [...Object.values(pages), ...Object.values(sessionUrls).map((url) => `/api${url}`)]
  .map(withoutNames)
  .filter((address) => address !== '/');
const names = [ownHeader.name, hintCookie.name];

/** An address at the beginning of a string, or a name anywhere in one. */
const literal = new RegExp(
  `['"\`](?:${[...new Set(addresses)].map(escaped).join('|')})(?=['"\`/?#])|['"\`][^'"\`\\n]*(?:${names.map(escaped).join('|')})`,
  'i',
);

test.each([`to="/feed"`, '`/job/${id}`', `'/api/auth/logout'`, `'x-waypost'`, `navigate('/create-job?edit=1')`])(
  '%s is found to be a literal',
  (code) => expect(code).toMatch(literal),
);

test('nobody but the contracts says where a page is, or how a session is recognised', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && literal.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
