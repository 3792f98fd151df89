import { ConfigError } from '@waypost/runtime/service/process/config';
import { expect, test } from 'vitest';
import { readMailSettings } from './config.ts';

const set = { SMTP_URL: 'smtps://name:secret@smtp.example.org', MAIL_FROM: 'jobs@example.org' };

test('without a mail server there are no e-mails', () => {
  expect(readMailSettings({})).toBeUndefined();
});

test('a mail server needs an address to send from, and links an address to lead to', () => {
  expect(readMailSettings({ ...set, PUBLIC_URL: 'https://jobs.example.org/' })).toEqual({
    smtpUrl: set.SMTP_URL,
    from: set.MAIL_FROM,
    publicUrl: 'https://jobs.example.org',
  });
});

test.each([
  { SMTP_URL: set.SMTP_URL },
  { MAIL_FROM: set.MAIL_FROM },
  { ...set, SMTP_URL: 'https://smtp.example.org' },
  { ...set, MAIL_FROM: 'Waypost' },
  { ...set, PUBLIC_URL: 'http://jobs.example.org' },
])('%j is refused', (env) => {
  expect(() => readMailSettings(env)).toThrow(ConfigError);
});

test('a refusal does not tell the password', () => {
  expect(() => readMailSettings({ ...set, SMTP_URL: 'mailto://name:secret@smtp' })).not.toThrow(/secret/);
});
