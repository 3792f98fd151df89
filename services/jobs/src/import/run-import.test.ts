import { describe, expect, test } from 'vitest';
import type { FoundRow } from './formats/found-row.ts';
import type { Importer } from './importer.ts';
import type { Row } from './row/columns.ts';
import type { ReadJobPost } from './row/job-post-of-row.ts';
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

const importPosts: Importer['importPosts'] = async (_recruiter, posts) => posts.map(() => ({ outcome: 'created' }));
async function* found(...rows: Row[]): AsyncGenerator<FoundRow> {
  for (const [index, row] of rows.entries()) yield { line: index + 2, bytes: 0, row };
}

test('a post that has the link of another one is refused, the same one again is not', async () => {
  const [baker, miller] = ['Baker', 'Miller'].map((title) => ({
    title,
    description: 'x',
    url: 'https://a.example/jobs',
  }));
  const { created, joined, refused } = await runImport(
    { importPosts },
    recruiter,
    found(baker ?? {}, miller ?? {}, { ...baker, description: 'y' }),
  );
  // The first row of a post says what it is.
  expect({ created, joined }).toEqual({ created: 1, joined: 1 });
  expect(refused).toEqual([{ line: 3, reason: 'another post, “Baker” of line 2, has the same id or link' }]);
});

test('what was not understood is told by column', async () => {
  const post = { title: 'Baker', description: 'x' };
  const places: Importer['importPosts'] = async () => [
    { outcome: 'created' },
    { outcome: 'existing', unknownPlace: 'HQ North' },
    { outcome: 'existing' },
  ];
  const { leftOut } = await runImport(
    { importPosts: places },
    recruiter,
    found(
      { ...post, posted: '11/12/2025', salary: '£30,000 a year', work_mode: 'no' },
      { ...post, posted: '12/12/2025', location: 'HQ North' },
      { ...post, title: 'Miller', salary: 'good', valid_through: '2999-01-01' },
    ),
  );
  expect(leftOut).toEqual([
    { column: 'posted', count: 2, line: 2, text: '11/12/2025' },
    { column: 'salary', count: 1, line: 4, text: 'good' },
    { column: 'location', count: 1, line: 3, text: 'HQ North' },
  ]);
});

const post = { title: 'Baker', description: 'x' };
const [first, second] = ['BK-1', 'BK-2'].map((key) => ({ ...post, key }));
test.each([
  ['of every row', [first, second], 2],
  ['of a refused row that has an id', [first, { ...second, description: '' }], 2],
  ['of none where a refused row has no id of its own', [first, { ...post, description: '' }], undefined],
  ['of none where a row could not be read', [first, undefined], undefined],
])('the keys of the posts in the file are told %s', async (_, rows, count) => {
  async function* read(): AsyncGenerator<FoundRow> {
    for (const row of rows) yield { line: 2, bytes: 0, ...(row ? { row } : { refused: 'more values than columns' }) };
  }
  const { keys } = await runImport({ importPosts }, recruiter, read());
  expect(keys?.size).toBe(count);
});

describe('a post that has a row for each of its places', () => {
  const at = (location: string, status = 'open') => ({ ...post, key: 'BK-1', location, status });
  const postsOf = async (...rows: Row[]) => {
    const sent: ReadJobPost[] = [];
    const keep: Importer['importPosts'] = async (_recruiter, posts) => {
      sent.push(...posts);
      return posts.map(() => ({ outcome: 'created' }));
    };
    const { joined, refused } = await runImport({ importPosts: keep }, recruiter, found(...rows));
    return { joined, refused, posts: sent.map(({ status, places }) => [status, ...places.map(({ name }) => name)]) };
  };

  test('is one, at all of them', async () => {
    const rows = [at('Leeds, UK'), at('York, UK'), at('Leeds, UK')];
    expect(await postsOf(...rows)).toEqual({ joined: 2, refused: [], posts: [['Open', 'Leeds', 'York']] });
  });

  test('is open at the places where it is', async () => {
    const rows = [at('Leeds, UK', 'closed'), at('York, UK'), at('Hull, UK', 'closed')];
    expect(await postsOf(...rows)).toMatchObject({ posts: [['Open', 'York']] });
    const over = [at('Leeds, UK', 'closed'), at('York, UK', 'closed')];
    expect(await postsOf(...over)).toMatchObject({ posts: [['Close', 'Leeds', 'York']] });
  });

  test('is one also where a full call lies between its rows', async () => {
    const others = Array.from({ length: 99 }, (_, index) => ({ ...post, key: `OT-${index}` }));
    const { posts } = await postsOf(...others, at('Leeds, UK'), at('York, UK'), { ...post, key: 'ZZ-1' });
    expect(posts[99]).toEqual(['Open', 'Leeds', 'York']);
  });

  test('is one also where others stand between its rows', async () => {
    const rows = [at('Leeds, UK'), { ...post, key: 'OT-1' }, at('York, UK')];
    expect(await postsOf(...rows)).toMatchObject({ joined: 1, posts: [['Open', 'Leeds', 'York'], ['Open']] });
  });

  test('has a row refused that comes too late to say a place of it', async () => {
    const others = Array.from({ length: 100 }, (_, index) => ({ ...post, key: `OT-${index}` }));
    const read = await postsOf(at('Leeds, UK'), ...others, at('Leeds, UK'), at('York, UK'));
    expect(read).toMatchObject({
      joined: 1,
      refused: [
        {
          line: 104,
          reason: 'the post of line 2 was sent by then, without this place: put its rows next to each other',
        },
      ],
    });
    expect(read.posts[0]).toEqual(['Open', 'Leeds']);
  });
});
