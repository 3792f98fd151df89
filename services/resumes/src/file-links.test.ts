import { AppError } from '@waypost/contracts/errors';
import { expect, test } from 'vitest';
import { createFileLinks, type SignedQuery } from './file-links.ts';

const id = 'c'.repeat(24);
const minutes = (count: number) => count * 60_000;

function opened(link: string, change: Partial<SignedQuery> = {}): SignedQuery {
  const query = Object.fromEntries(new URL(link, 'https://waypost.example').searchParams);
  return { ...(query as SignedQuery), ...change };
}

let clock = 0;
const links = createFileLinks('a key', () => clock);
const link = links.link(id, { name: 'Ines Halvorsen.pdf', kind: 'pdf' }, 'view');

test('a link opens its file for five minutes', () => {
  clock = minutes(5);
  expect(() => links.verify(id, opened(link))).not.toThrow();
  clock = minutes(5) + 1;
  expect(() => links.verify(id, opened(link))).toThrow(AppError);
});

test.each<[string, string, Partial<SignedQuery>]>([
  ['another file', 'd'.repeat(24), {}],
  ['another name', id, { name: 'cv.html' }],
  ['another disposition', id, { disposition: 'attachment' }],
  ['more time', id, { expires: '9999999999' }],
  ['another signature', id, { signature: 'AAAA' }],
])('a link is good for nothing else: %s', (_, file, change) => {
  clock = 0;
  expect(() => links.verify(file, opened(link, change))).toThrow('This link has expired');
});

test('a link of another key is refused', () => {
  clock = 0;
  expect(() => createFileLinks('another key', () => clock).verify(id, opened(link))).toThrow(AppError);
});

test.each([
  ['pdf', 'cv.pdf', 'view', 'inline', 'cv.pdf'],
  ['pdf', 'cv.html', 'view', 'inline', 'cv.html.pdf'],
  ['docx', 'CV.DOCX', 'view', 'attachment', 'CV.DOCX'],
  ['doc', 'cv', 'view', 'attachment', 'cv.doc'],
  ['pdf', 'cv.pdf', 'save', 'attachment', 'cv.pdf'],
  ['docx', 'cv.docx', 'save', 'attachment', 'cv.docx'],
] as const)('a %s called %s that somebody wants to %s is %s as %s', (kind, name, to, disposition, saved) => {
  expect(opened(links.link(id, { name, kind }, to))).toMatchObject({ disposition, name: saved });
});
