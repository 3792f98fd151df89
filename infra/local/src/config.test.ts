import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bffConfig, googleIssuer } from '@waypost/bff/config';
import { identityConfig } from '@waypost/identity/config';
import { resumesConfig } from '@waypost/resumes/config';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { expect, test } from 'vitest';
import { bffSettings, googleClient, localConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(localConfig, env);

test.each([
  ['PORT', 'abc', 'a port number from 1 to 65535'],
  ['PORT', '0', 'a port number from 1 to 65535'],
  ['PORT', '70000', 'a port number from 1 to 65535'],
  ['PORT', '3000.5', 'a port number from 1 to 65535'],
  ['WAYPOST_DEMO', 'yes', '1 to begin with demo data, small with an eighth of it, 0 to begin empty'],
  [
    'PUBLIC_URL',
    'jobs.example.org',
    'the address that people open, such as https://jobs.example.org, without a path; http:// for this machine alone',
  ],
  ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
  ['RATE_LIMIT', '-1', 'requests a minute and network address'],
  ['TRUSTED_PROXIES', 'somebody', 'addresses or networks such as 10.0.0.0/8,192.0.2.7, or uniquelocal'],
])('%s=%s is refused with what is expected', (variable, found, expected) => {
  expect(() => read({ [variable]: found })).toThrow(
    `The configuration is not usable:\n  ${variable}\n    found:    '${found}'\n    expected: ${expected}`,
  );
});

test('a service or command that runs by itself has its data where `npm start` has them', () => {
  const folderOf = ({ WAYPOST_DATA }: { WAYPOST_DATA: string }) => basename(WAYPOST_DATA);
  expect(folderOf(readConfig(serviceConfig, {}))).toBe(folderOf(read({})));
});

test('the README names every setting of `npm start` and of what runs in it', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, settings = ''] = /^Settings: ([^]+?)\n\n/m.exec(readme) ?? [];
  const names = Object.keys({ ...localConfig.shape, ...identityConfig.shape, ...resumesConfig.shape });
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

test('settings of the BFF hold here, too, but for those of providers that cannot be chosen here', () => {
  const missing = Object.keys(bffConfig.shape).filter((name) => !Object.hasOwn(localConfig.shape, name));
  expect(missing).toEqual(['OIDC_ISSUER', 'OIDC_HOSTS']);
});

test('the BFF gets what was set', () => {
  const given = { SESSION_IDLE_SECONDS: '60', ONE_TAP: 'true', TRUSTED_PROXIES: 'loopback' };
  const client = { PUBLIC_URL: 'http://localhost:3000', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const settings = bffSettings(read(given), client);
  expect(settings).toMatchObject({ SESSION_IDLE_SECONDS: 60, ONE_TAP: true, TRUSTED_PROXIES: ['loopback'] });
  expect([settings.OIDC_ISSUER, settings.RATE_LIMIT]).toEqual([googleIssuer, 1200]);
  const local = bffSettings(read({ ONE_TAP: 'true' }), { ...client, OIDC_ISSUER: 'http://localhost:3080' });
  // One Tap is Google's.
  expect(local).toMatchObject({ OIDC_ISSUER: 'http://localhost:3080', ONE_TAP: false, RATE_LIMIT: 12_000 });
});

test('what is empty counts as absent', () => {
  expect(read({ PORT: '', WAYPOST_DEMO: '' })).toEqual(read({}));
  expect(read({})).toMatchObject({ PORT: 3000, WAYPOST_DEMO: '1' });
});

test('one setting of Google without the other is refused, and the secret is not shown', () => {
  expect(googleClient(read({}))).toBeUndefined();
  expect(() => googleClient(read({ GOOGLE_CLIENT_SECRET: 'hush' }))).toThrow(/GOOGLE_CLIENT_ID\s+found: +nothing/);
  expect(() => googleClient(read({ GOOGLE_CLIENT_SECRET: 'hush' }))).not.toThrow('hush');
});
