import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Task } from '../ports/tasks.ts';
import { until } from '../testing/until.ts';
import { DataFolderError, openEmbedded } from './embedded-ports.ts';
import { temporaryFolder } from './testing/open-port.ts';

type Note = { _id: string; text: string };

const folder = temporaryFolder();
const newFile = (() => {
  let n = 0;
  return () => join(folder, `${n++}`, 'waypost.db');
})();

async function filled(file: string) {
  const embedded = await openEmbedded({ file });
  const notes = await embedded.portsFor('test').documents.collection<Note>({ name: 'notes', indexes: [] });
  await Promise.all(Array.from({ length: 200 }, (_, i) => notes.insertOne({ _id: `${i}`, text: 'x'.repeat(500) })));
  return embedded;
}

async function refusal(file: string): Promise<string> {
  const error = await openEmbedded({ file }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DataFolderError);
  return (error as DataFolderError).message;
}

/** Refused with the file named, and not touched. */
async function refusedUntouched(file: string): Promise<string> {
  const before = readFileSync(file);
  const names = readdirSync(dirname(file));
  const message = await refusal(file);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(dirname(file))).toEqual(names);
  expect(message).toContain(file);
  expect(message).toContain('WAYPOST_DATA');
  return message;
}

function startWriter(file: string, round: number) {
  const script = fileURLToPath(new URL('testing/write-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, [script, file, `${round}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  createInterface(child.stdout).on('line', (line) => acknowledged.push(line));
  return { child, acknowledged };
}

async function kill(child: ChildProcess) {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

describe('the data file', () => {
  it('belongs to one opener at a time, and says who has it', async () => {
    const file = newFile();
    const first = await openEmbedded({ file });
    const message = await refusal(file);
    expect(message).toContain(file);
    expect(message).toContain(`process ${process.pid}`);
    await first.close();
    await (await openEmbedded({ file })).close();
  });

  it('is refused while another process has it, and free again when that one is killed', async () => {
    const file = newFile();
    const { child, acknowledged } = startWriter(file, 0);
    await until(() => acknowledged.length > 0, { within: 15_000 });
    expect(await refusal(file)).toContain(`process ${child.pid}`);
    await kill(child);
    await (await openEmbedded({ file })).close();
  });

  it('holds everything that was acknowledged when its process was killed, again and again', async () => {
    const file = newFile();
    const expected: string[] = [];
    for (let round = 0; round < 3; round++) {
      const { child, acknowledged } = startWriter(file, round);
      await until(() => acknowledged.length > 20 + 30 * round, { within: 15_000 });
      await kill(child);
      expected.push(...acknowledged);
    }

    const embedded = await openEmbedded({ file });
    const { documents, events, tasks } = embedded.portsFor('test');
    const notes = await documents.collection({ name: 'notes', indexes: [{ key: { round: 1 } }] });
    const kept = new Set((await notes.find({}).toArray()).map((note) => note._id));
    expect(expected.filter((id) => !kept.has(id))).toEqual([]);

    const read = new Set<string>();
    await events.subscribe({
      topic: 'notes',
      group: 'g',
      async handle({ key }) {
        read.add(key);
        return { kind: 'done' };
      },
    });
    await until(async () => (await events.lag('notes', 'g')) === 0);
    expect(expected.filter((id) => !read.has(id))).toEqual([]);

    const attempts: number[] = [];
    await tasks.work({
      name: 'endless',
      handle: async ({ attempt }) => void attempts.push(attempt),
      failed: async () => undefined,
    });
    await until(async () => (await tasks.depth('endless')) === 0);
    expect(attempts).toEqual([4]);
    await embedded.close();
  }, 60_000);

  it('is brought to the present format with what it holds', async () => {
    const file = newFile();
    mkdirSync(dirname(file));
    const db = new DatabaseSync(file);
    // Of format 2, without what is made where it is missing.
    db.exec(`
      CREATE TABLE tasks (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL,
        attempt INTEGER NOT NULL, attempts INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'running')),
        error TEXT, due INTEGER NOT NULL,
        UNIQUE (name, id)
      ) STRICT;
      CREATE INDEX tasks_by_due ON tasks (name, due, seq) WHERE state = 'waiting';
      INSERT INTO tasks (name, id, payload, attempt, attempts, state, due)
        VALUES ('test.old', 'x-1', '7', 0, 5, 'waiting', 0);
      PRAGMA application_id = 0x57415950; PRAGMA user_version = 2;
    `);
    db.close();

    for (const opening of [1, 2]) {
      const embedded = await openEmbedded({ file });
      const { tasks } = embedded.portsFor('test');
      await tasks.add('old', { id: `x-${opening}`, payload: 8, owner: 'somebody' });
      expect(await tasks.depth('old')).toBe(opening);
      await embedded.close();
    }
    const embedded = await openEmbedded({ file });
    const { tasks } = embedded.portsFor('test');
    const done: unknown[] = [];
    const handle = async ({ payload }: Task) => void done.push(payload);
    await tasks.work({ name: 'old', handle, failed: async () => undefined });
    await until(async () => (await tasks.depth('old')) === 0);
    expect(new Set(done)).toEqual(new Set([7, 8]));
    await embedded.close();
  });

  it('is refused when a newer version wrote it', async () => {
    const file = newFile();
    await (await filled(file)).close();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA user_version = 99');
    db.close();
    expect(await refusedUntouched(file)).toContain('newer Waypost: its format is 99');
  });

  it('is refused when another program made it', async () => {
    const file = newFile();
    await (await openEmbedded({ file })).close();
    const other = join(folder, 'other.db');
    const db = new DatabaseSync(other);
    db.exec('CREATE TABLE theirs (x)');
    db.close();
    expect(await refusedUntouched(other)).toContain('another program');
  });

  it('is refused when it is no database', async () => {
    const file = join(folder, 'text.db');
    writeFileSync(file, 'some notes');
    expect(await refusedUntouched(file)).toContain('not a Waypost data file');
  });

  it.each([
    ['cut short', (file: string) => truncateSync(file, 4096 * 12)],
    [
      'overwritten in the middle',
      (file: string) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8192));
      },
    ],
  ])('is refused when it was %s', async (_, damage) => {
    const file = newFile();
    await (await filled(file)).close();
    damage(file);
    expect(await refusedUntouched(file)).toContain('is damaged');
  });

  it('is refused when it cannot be made', async () => {
    writeFileSync(join(folder, 'in-the-way'), '');
    expect(await refusal(join(folder, 'in-the-way', 'waypost.db'))).toContain('cannot be opened');
  });

  it('holds nothing of a document that was deleted before it was closed', async () => {
    const file = newFile();
    const embedded = await openEmbedded({ file });
    const notes = await embedded
      .portsFor('test')

      .documents.collection<Note>({ name: 'notes', indexes: [{ key: { text: 1 } }] });
    await notes.insertOne({ _id: 'a', text: 'an unmistakable secret' });
    await notes.deleteOne({ _id: 'a' });
    await embedded.close();
    expect(readFileSync(file).includes('unmistakable')).toBe(false);
  });
});
