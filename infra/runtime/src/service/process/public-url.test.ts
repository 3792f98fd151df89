import { expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { publicUrl } from './public-url.ts';

const read = (PUBLIC_URL: string) => readConfig(z.object({ PUBLIC_URL: publicUrl }), { PUBLIC_URL }).PUBLIC_URL;

test.each([
  'https://jobs.example.org',
  'http://localhost:3000',
  'http://waypost.localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('people may open %s', (url) => {
  expect(read(url)).toBe(url);
});

test.each([
  'http://jobs.example.org',
  'http://192.168.1.7:3000',
  'http://localhost.example.org',
  'http://127.0.0.1.example.org',
  'ftp://localhost',
  'jobs.example.org',
  'https://example.org/jobs',
  'https://jobs.example.org/?lang=en',
])('%s is refused in words: people would have no TLS, or links that lead nowhere', (url) => {
  expect(() => read(url)).toThrow(`found:    '${url}'\n    expected: the address that people open, such as https://`);
});
