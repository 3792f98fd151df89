import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ConfigError, readConfig, readTogether, serviceConfig } from './config.ts';
import { publicUrl } from './public-url.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('a port number'),
  PUBLIC_URL: z.url().describe('an origin such as https://example.org'),
  CLIENT_SECRET: z.string().min(8),
});

function problemsOf(env: Record<string, string>, read: z.ZodObject = schema) {
  try {
    readConfig(read, env);
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

test.each([publicUrl.default('https://example.org'), publicUrl.optional()])(
  'what is expected is told of a setting that may be missing, too',
  (PUBLIC_URL) => {
    const { problems } = problemsOf({ PUBLIC_URL: 'example.org' }, z.object({ PUBLIC_URL }));
    expect(problems).toMatchObject([{ expected: expect.stringMatching('^the address that people open') }]);
  },
);

test('secrets are not shown', () => {
  const { message } = problemsOf({ PUBLIC_URL: 'postgres://me:hunter2@[', CLIENT_SECRET: 'short' });
  expect(message).toContain('a secret of 5 characters');
  expect(message).not.toContain('short');
  expect(message).not.toContain('hunter2');
});

test.each([
  ['a slash', 'redis://me:hunter2/hunter2@example.org'],
  ['an @', 'redis://me@example.org:hunter2@['],
  ['a space', 'redis://me:hunter2 hunter2@['],
  ['no scheme', 'me:hunter2@example.org'],
])('of an address with %s nothing before the host is shown, and it is said how to write it', (_what, url) => {
  const engines = z.object({ REDIS_URL: z.url({ protocol: /^redis$/ }).describe('a URL') });
  const { problems } = problemsOf({ REDIS_URL: url }, engines);
  expect(JSON.stringify(problems)).not.toMatch(/hunter2|me[:@]/);
  expect(problems).toMatchObject([
    { found: expect.stringContaining('***@'), expected: expect.stringContaining('%2F') },
  ]);
});

test('a login that would be read as a host is refused', () => {
  const { message } = problemsOf(
    { REDIS_URL: 'redis://me:1#hunter2@b', KAFKA_BROKERS: 'me:hunter2@b:1' },
    serviceConfig,
  );
  expect(message).toContain("'redis://***@b'");
  expect(message).toContain("'***@b:1'");
});

test('a port that there is not, and a database of Redis that is no number, are refused before anything is opened', () => {
  const { problems } = problemsOf({ KAFKA_BROKERS: 'a:9092,b:99999', REDIS_URL: 'redis://a:6379/jobs' }, serviceConfig);
  expect(problems.map(({ variable }) => variable)).toEqual(['KAFKA_BROKERS', 'REDIS_URL']);
  expect(readConfig(serviceConfig, { REDIS_URL: 'redis://a:6379/1' }).REDIS_URL).toBe('redis://a:6379/1');
});

function secretFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

const withoutSecret = { PUBLIC_URL: 'https://example.org' };

test('a setting may lie in a file that NAME_FILE names', () => {
  const env = { ...withoutSecret, CLIENT_SECRET: '', CLIENT_SECRET_FILE: secretFile('long enough\n') };
  expect(readConfig(schema, env).CLIENT_SECRET).toBe('long enough');
});

test('a value in a file is held to the same rules, and shown as little', () => {
  const { problems } = problemsOf({ ...withoutSecret, CLIENT_SECRET_FILE: secretFile('short') });
  expect(problems).toEqual([
    { variable: 'CLIENT_SECRET', found: 'a secret of 5 characters', expected: expect.any(String) },
  ]);
});

test('a file beside a value, one that cannot be read and an empty one are told with every other problem', () => {
  const file = secretFile('from the file');
  const both = problemsOf({ ...withoutSecret, CLIENT_SECRET: 'from the variable', CLIENT_SECRET_FILE: file });
  expect(both.problems).toEqual([
    { variable: 'CLIENT_SECRET_FILE', found: `'${file}'`, expected: 'nothing, since CLIENT_SECRET is set too' },
  ]);

  const unreadable = problemsOf({ PORT: 'eighty', PUBLIC_URL: 'https://example.org', CLIENT_SECRET_FILE: '/nowhere' });
  expect(unreadable.problems).toEqual([
    {
      variable: 'CLIENT_SECRET_FILE',
      found: "'/nowhere', which cannot be read (ENOENT)",
      expected: 'a readable file with the value of CLIENT_SECRET',
    },
    { variable: 'PORT', found: "'eighty'", expected: 'a port number' },
  ]);

  const empty = problemsOf({ ...withoutSecret, CLIENT_SECRET_FILE: secretFile('\n') });
  expect(empty.problems).toMatchObject([{ variable: 'CLIENT_SECRET_FILE', found: expect.stringContaining('empty') }]);
});

test('what several parts are told wrongly is said at once, each setting once', () => {
  const wrong = { PORT: 'abc', PUBLIC_URL: 'example.org' };
  const read = () =>
    readTogether(
      () => readConfig(schema.pick({ PORT: true }), wrong),
      () => readConfig(schema.pick({ PORT: true, PUBLIC_URL: true }), wrong),
    );
  expect(read).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ variable: 'PORT' }), expect.objectContaining({ variable: 'PUBLIC_URL' })],
    }),
  );
  expect(
    readTogether(
      () => 1,
      () => 'two',
    ),
  ).toEqual([1, 'two']);
});
