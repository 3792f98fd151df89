import { readConfig } from '@waypost/runtime/service/process/config';
import { expect, test } from 'vitest';
import { bffConfig } from './config.ts';

test.each(Object.entries(bffConfig.shape))('%s says in words what is expected of it', (_name, { description }) => {
  expect(description).toMatch(/\w/);
});

test('who has no client at a provider is told that one is wanted', () => {
  expect(() => readConfig(bffConfig, { PUBLIC_URL: 'http://localhost:3000' })).toThrow(
    'GOOGLE_CLIENT_ID\n    found:    nothing\n    expected: the id of the client at the provider',
  );
});
