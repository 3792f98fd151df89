import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generatePosts, makePost, now } from '../../testing/generated-posts.ts';
import { describeJobSearch } from '../../testing/job-search-suite.ts';
import { openFts5JobSearch } from './fts5-job-search.ts';

describeJobSearch('FTS5', async () => openFts5JobSearch(':memory:'));

describe('the file of the embedded search', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waypost-search-'));
    file = join(folder, 'search.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const request = { page: 1, limit: 15, ctc_currency: 'USD' } as const;
  const posts = generatePosts(40).map((post) => ({ id: post._id, version: 1, post }));

  async function filled(): Promise<string> {
    const search = await openFts5JobSearch(file);
    await search.index(posts);
    await search.close();
    return search.id;
  }

  it('answers the same after it was closed and opened, mended keywords too', async () => {
    const before = await openFts5JobSearch(file);
    await before.index(posts);
    const asked = { ...request, keyword: 'wallnut' };
    const answer = await before.search(asked, now);
    await before.close();

    const after = await openFts5JobSearch(file);
    expect(after.id).toBe(before.id);
    expect(await after.search(asked, now)).toEqual(answer);
    expect(answer).toMatchObject({ suggestion: 'walnut' });
    await after.close();
  });

  it.each([
    ['is no database', () => writeFileSync(file, 'not a database'.repeat(500))],
    ['is of another layout', () => sql(file, 'PRAGMA user_version = 999')],
    ['lost a table', () => sql(file, 'DROP TABLE words')],
  ])('is made anew under a new id when it %s', async (_damage, damage) => {
    const id = await filled();
    damage();
    const search = await openFts5JobSearch(file);
    expect(search.id).not.toBe(id);
    expect(await search.count()).toBe(0);
    await search.index(posts);
    expect((await search.search(request, now)).total).toBe(posts.length);
    await search.close();
  });

  it('keeps nothing of a batch that failed half-way', async () => {
    const search = await openFts5JobSearch(file);
    const broken = { id: 'b', version: 1, post: { ...makePost({ _id: 'b' }), skills: undefined as never } };
    await expect(search.index([...posts.slice(0, 3), broken])).rejects.toThrow(TypeError);
    expect(await search.count()).toBe(0);
    await search.index(posts.slice(0, 3));
    expect(await search.count()).toBe(3);
    await search.close();
  });

  it('leaves no word of a removed post in the file', async () => {
    const search = await openFts5JobSearch(file);
    const post = makePost({ _id: 'a', title: 'Quixotryptic', description: 'Quixotryptic '.repeat(50) });
    await search.index([{ id: 'a', version: 1, post }]);
    expect((await search.search({ ...request, keyword: 'quixotryptic' }, now)).total).toBe(1);
    await search.index([{ id: 'a', version: 2, post: undefined }]);
    await search.close();
    expect(readFileSync(file).toString('latin1').toLowerCase()).not.toContain('quixotrypt');
  });
});

function sql(file: string, statement: string) {
  const db = new DatabaseSync(file);
  db.exec(statement);
  db.close();
}
