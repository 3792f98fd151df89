import { expect, test } from 'vitest';
import type { Importer } from './importer.ts';
import type { ReadJobPost } from './job-post-of-row.ts';
import type { FoundRow } from './read-rows.ts';
import { runImport } from './run-import.ts';

const recruiter = { user_id: 'a', dsh_id: 'b', is_new: false };

async function* rowsOf(descriptions: readonly string[]): AsyncGenerator<FoundRow> {
  for (const [index, description] of descriptions.entries()) {
    yield { line: index + 2, bytes: 0, row: { title: `Baker ${index}`, description } };
  }
}

async function sentOf(descriptions: readonly string[]) {
  const sent: (readonly ReadJobPost[])[] = [];
  const importPosts: Importer['importPosts'] = async (_recruiter, posts) => {
    sent.push(posts);
    return posts.map(() => ({ outcome: 'created' }));
  };
  const { created } = await runImport({ importPosts }, recruiter, rowsOf(descriptions));
  return { created, sent };
}

test.each([
  ['of three bytes', '職'.repeat(4_200), 150],
  ['of one byte', 'x'.repeat(4_200), 150],
  ['as long as they may be', '職'.repeat(20_000), 30],
])('posts in letters %s are sent in calls that a service takes, each once', async (_, description, count) => {
  const { created, sent } = await sentOf(Array.from({ length: count }, () => description));
  expect(created).toBe(count);
  expect(sent.flat().map(({ title }) => title)).toEqual(Array.from({ length: count }, (_, index) => `Baker ${index}`));
  for (const posts of sent) expect(Buffer.byteLength(JSON.stringify(posts))).toBeLessThan(600_000);
});

test('a hundred short posts are sent at once', async () => {
  const { sent } = await sentOf(Array.from({ length: 250 }, () => 'Bakes bread.'));
  expect(sent.map((posts) => posts.length)).toEqual([100, 100, 50]);
});
