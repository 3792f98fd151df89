import { readConfig } from '@waypost/runtime/service/process/config';
import { expect, test } from 'vitest';
import { chooseSignIn, signInConfig } from './choose-sign-in.ts';

const choose = (env: Record<string, string>) =>
  chooseSignIn(
    readConfig(signInConfig, { DEMO_ISSUER: 'http://sign-in.localhost:3080', ...env }),
    () => 'a new secret',
  );
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

test('credentials belong to Google, unless another provider is named', () => {
  expect(choose(google)).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
    isDemo: false,
  });
  expect(choose({ ...google, OIDC_ISSUER: 'https://id.example.org' }).issuer).toBe('https://id.example.org');
});

test('without credentials people sign in at the demo provider', () => {
  expect(choose({})).toEqual({
    issuer: 'http://sign-in.localhost:3080',
    clientId: 'waypost-demo',
    clientSecret: 'a new secret',
    isDemo: true,
  });
});

test('a part of what belongs together is refused, and what is missing named', () => {
  expect(() => choose({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
  expect(() => choose({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow('GOOGLE_CLIENT_ID');
  expect(() => choose({ OIDC_ISSUER: 'https://id.example.org' })).toThrow(/GOOGLE_CLIENT_ID[^]*GOOGLE_CLIENT_SECRET/);
});
