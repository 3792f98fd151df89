import { nextId } from '@waypost/contracts/testing/factory';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { aSavedSearch } from '@waypost/contracts/testing/saved-searches';
import { expect, test } from 'vitest';
import { createUser } from '../user.ts';
import { digestLetter, foundPost, type DigestParts } from './digest-letter.ts';
import { newDigest } from './digest.ts';

const claims = { iss: 'issuer', sub: '1', email: 'ada@example.org', first_name: 'Ada', last_name: 'Moss' };
const user = createUser(claims, { id: nextId(), username: 'ada-moss' }, '2026-03-02T08:00:00.000Z').value;
const owner = { user_id: nextId(), saved_search_id: nextId(), alert: 'daily' } as const;
const created = newDigest(owner, '2026-03-03T06:00:00.000Z', { job_post_ids: [nextId()] });

const aPost = (some?: Parameters<typeof aJobPost>[0]) => foundPost(aJobPost(some));

const letter = (some: Partial<DigestParts> = {}) =>
  digestLetter({
    digest: { ...created, version: 1 },
    user,
    search: aSavedSearch({ name: 'Work outside', query: { keyword: 'tree surgeon' }, alert: 'daily' }),
    posts: [aPost({ title: 'Gardener' })],
    publicUrl: 'https://jobs.example.org',
    token: 'token',
    ...some,
  });

test('says what was found, in a text and an HTML part', () => {
  const post = aPost({ title: 'Gardener' });
  const { subject, text, html, to } = letter({ posts: [post] });
  expect(subject).toBe('1 new job for “Work outside”');
  expect(to).toEqual({ name: 'Ada Moss', address: 'ada@example.org' });
  const links = [
    `https://jobs.example.org/public-job-details/${post._id}`,
    'https://jobs.example.org/saved-searches',
    'https://jobs.example.org/api/notifications/unsubscribe?token=token',
  ];
  for (const part of [text, html]) {
    expect(part).toContain('Hello Ada,');
    expect(part).toContain('your saved search “Work outside” found 1 new job by March 3, 2026.');
    expect(part).toContain('Gardener');
    for (const link of links) expect(part).toContain(link);
  }
  expect(text).toContain('https://jobs.example.org/feed?keyword=tree+surgeon&sort=newest');
});

test('is named after the digest, so that every attempt is the same letter', () => {
  expect(letter().messageId).toBe(`${created.id}@jobs.example.org`);
});

test('names twenty, and counts the others', () => {
  const { subject, text } = letter({ posts: Array.from({ length: 23 }, (_, at) => aPost({ title: `Job ${at}.` })) });
  expect(subject).toBe('23 new jobs for “Work outside”');
  expect(text).toContain('Job 19.');
  expect(text).not.toContain('Job 20.');
  expect(text).toContain('And 3 more.');
});

test('says that there may be more where more was found than is kept', () => {
  const { subject, text } = letter({
    digest: { ...created, value: { ...created.value, has_more: true }, version: 1 },
    posts: Array.from({ length: 23 }, () => aPost()),
  });
  expect(subject).toBe('23 or more new jobs for “Work outside”');
  expect(text).toContain('found 23 or more new jobs by March 3, 2026.');
  expect(text).toContain('And 3 or more.');
});

test('says that there are more, where all that is kept of them is closed by now', () => {
  const value = { ...created.value, job_post_ids: [nextId(), nextId()], has_more: true } as const;
  const { subject, text, html } = letter({ digest: { ...created, value, version: 1 }, posts: [] });
  expect(subject).toBe('More than 2 new jobs for “Work outside”');
  for (const part of [text, html]) {
    expect(part).toContain('found more than 2 new jobs by March 3, 2026.');
    expect(part).toContain('2 of them are closed by now; others may be open.');
  }
  expect(text).toContain('https://jobs.example.org/feed?keyword=tree+surgeon&sort=newest');
});

test('shows hostile texts as they are written', () => {
  const hostile = `<script>alert("1")</script>&'`;
  const { html, text } = letter({
    posts: [aPost({ title: hostile, location: '<img src=x>' })],
    search: aSavedSearch({ name: hostile, query: { keyword: '"><b>' } }),
    user: { ...user, first_name: '<b>Ada' },
  });
  for (const markup of ['<script', '<img', '<b>', 'alert("']) expect(html).not.toContain(markup);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;');
  expect(text).toContain(hostile);
});
