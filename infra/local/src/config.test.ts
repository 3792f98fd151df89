import { readConfig } from '@waypost/runtime/service/config';
import { expect, test } from 'vitest';
import { googleClient, localConfig } from './config.ts';

test('without any setting it is port 3000, the folder .waypost of the project, and the demo', () => {
  const config = readConfig(localConfig, {});
  expect(config).toMatchObject({ PORT: 3000, WAYPOST_DEMO: '1' });
  expect(config.WAYPOST_DATA).toMatch(/[/\\]\.waypost$/);
});

test('a wrong setting is named, with what was found and what is expected', () => {
  expect(() => readConfig(localConfig, { PORT: 'http' })).toThrow(
    /PORT\n\s+found:\s+'http'\n\s+expected: a port number/,
  );
  expect(() => readConfig(localConfig, { WAYPOST_DEMO: 'no' })).toThrow(/WAYPOST_DEMO\n\s+found:\s+'no'/);
});

test('Google needs both of its settings', () => {
  const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(googleClient(readConfig(localConfig, both))).toEqual({ clientId: 'id', clientSecret: 'secret' });
  expect(googleClient(readConfig(localConfig, {}))).toBeUndefined();
  expect(() => googleClient(readConfig(localConfig, { GOOGLE_CLIENT_ID: 'id' }))).toThrow(/GOOGLE_CLIENT_SECRET/);
});
