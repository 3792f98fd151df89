import { expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError, readConfig } from './config.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('a port number'),
  PUBLIC_URL: z.url().describe('an origin such as https://example.org'),
  CLIENT_SECRET: z.string().min(8),
});

function problemsOf(env: Record<string, string>) {
  try {
    readConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('The configuration was accepted');
}

test('settings are read, an empty one counts as absent', () => {
  const env = { PORT: '', PUBLIC_URL: 'https://example.org', CLIENT_SECRET: 'long enough', OTHER: 'ignored' };
  expect(readConfig(schema, env)).toEqual({
    PORT: 3000,
    PUBLIC_URL: 'https://example.org',
    CLIENT_SECRET: 'long enough',
  });
});

test('every problem is told at once, with what was found and what is expected', () => {
  const { problems, message } = problemsOf({ PORT: 'eighty', CLIENT_SECRET: 'long enough' });
  expect(problems).toEqual([
    { variable: 'PORT', found: "'eighty'", expected: 'a port number' },
    { variable: 'PUBLIC_URL', found: 'nothing', expected: 'an origin such as https://example.org' },
  ]);
  expect(message).toContain('PORT');
  expect(message).toContain('an origin such as');
});

test('secrets are not shown', () => {
  const { message } = problemsOf({ PUBLIC_URL: 'postgres://me:hunter2@[', CLIENT_SECRET: 'short' });
  expect(message).toContain('a secret of 5 characters');
  expect(message).not.toContain('short');
  expect(message).not.toContain('hunter2');
});
