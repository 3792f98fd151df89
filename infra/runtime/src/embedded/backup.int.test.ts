import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Collection } from '../ports/documents.ts';
import { until } from '../testing/until.ts';
import { backUpDataFile } from './back-up.ts';
import { type Embedded, openEmbedded } from './embedded-ports.ts';
import { restore } from './restore.ts';
import { temporaryFolder } from './testing/open-port.ts';

type Note = { _id: string; text: string };

const folder = temporaryFolder();
const newFolder = (() => {
  let n = 0;
  return () => join(folder, `restored-${n++}`);
})();
const dataFile = join(folder, 'data', 'waypost.db');
const backup = join(folder, 'backup');
let embedded: Embedded;
let notes: Collection<Note>;

const openNotes = (from: Embedded) =>
  from.portsFor('test').documents.collection<Note>({ name: 'notes', indexes: [{ key: { text: 1 } }] });
const openAgain = async (file: string) => {
  const again = await openEmbedded({ file });
  const kept = await (await openNotes(again)).find({}).toArray();
  return { again, ids: new Set(kept.map(({ _id }) => _id)) };
};

beforeAll(async () => {
  embedded = await openEmbedded({ file: dataFile });
  notes = await openNotes(embedded);
  const text = 'x'.repeat(10_000);
  await Promise.all(
    Array.from({ length: 1000 }, (_, i) => notes.insertOne({ _id: `early-${i}`, text: `${i} ${text}` })),
  );
});
afterAll(() => embedded.close());

const file = (name: string) => join(folder, name);
/** What is refused, and that nothing was made. */
async function refusal(from: string): Promise<string> {
  const target = newFolder();
  const error = await restore(from, join(target, 'waypost.db')).then(
    () => undefined,
    (reason: unknown) => reason as Error,
  );
  expect(error?.name).toBe('BackupError');
  expect(existsSync(target) ? readdirSync(target) : []).toEqual([]);
  return error?.message ?? '';
}

test('a backup taken while people write has all that was acknowledged before it, and no change in part', async () => {
  const load = { running: true };
  let n = 0;
  const acknowledged: string[] = [];
  // Each change is a document with its task and its event, as an application with what follows from it.
  async function keepWriting() {
    const { events, tasks, sessions } = embedded.portsFor('test');
    while (load.running) {
      const _id = `late-${n++}`;
      await notes.insertOne({ _id, text: _id });
      await events.publish('notes', [{ key: _id, value: _id, headers: {} }]);
      await tasks.add('read', { id: _id, payload: null });
      await sessions.set(_id, 'signed in', 60);
      acknowledged.push(_id);
    }
  }
  const writing = Promise.all([keepWriting(), keepWriting()]);
  await until(() => acknowledged.length > 5);
  const before = [...acknowledged];
  const progress: number[] = [];
  const { bytes } = await embedded.backUp(backup, { onProgress: (done, total) => progress.push(done / total) });
  const after = acknowledged.length;
  load.running = false;
  await writing;
  expect(bytes).toBe(statSync(backup).size);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(progress.length).toBeGreaterThan(10);
  // It did not keep them from writing.
  expect(after).toBeGreaterThan(before.length);

  const target = join(newFolder(), 'waypost.db');
  const { made_at } = await restore(backup, target);
  expect(Math.abs(Date.parse(made_at) - Date.now())).toBeLessThan(60_000);
  const { again, ids } = await openAgain(target);
  expect(Array.from({ length: 1000 }, (_, i) => `early-${i}`).filter((id) => !ids.has(id))).toEqual([]);
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  const { events, tasks, sessions } = again.portsFor('test');
  // What was written later is there only with all that was acknowledged before it.
  const late = [...ids].filter((id) => id.startsWith('late-')).length;
  expect(await events.lag('notes', 'new')).toBeGreaterThanOrEqual(late - 2);
  expect(await tasks.depth('read')).toBeGreaterThanOrEqual(late - 2);
  expect(await sessions.get(before[0] ?? '')).toBeUndefined();
  await again.close();
});

test('a backup is not written over unless that is said, and one that is given up leaves nothing', async () => {
  const before = readFileSync(backup);
  await expect(embedded.backUp(backup)).rejects.toThrow(/is there already.*--replace/);
  const stop = new AbortController();
  const given = embedded.backUp(backup, { replace: true, signal: stop.signal, onProgress: () => stop.abort() });
  await expect(given).rejects.toThrow('aborted');
  expect(readFileSync(backup).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual(['backup']);
  await embedded.backUp(backup, { replace: true });
  await expect(embedded.backUp(join(folder, 'nowhere', 'backup'))).rejects.toThrow(/There is no folder/);
});

test('the data file is no place for a backup, by whatever name it is called: what is written from then on would be lost', async () => {
  symlinkSync(dataFile, file('linked'));
  for (const place of [dataFile, file('linked')]) {
    await expect(embedded.backUp(place, { replace: true })).rejects.toThrow(/is what is backed up/);
  }
  await notes.insertOne({ _id: 'afterwards', text: 'kept' });
  await embedded.backUp(file('of-afterwards'));
  const target = join(newFolder(), 'waypost.db');
  await restore(file('of-afterwards'), target);
  const { again, ids } = await openAgain(target);
  expect(ids.has('afterwards')).toBe(true);
  await again.close();
});

test('closing gives up a backup that is under way, and frees the data', async () => {
  const own = join(folder, 'own', 'waypost.db');
  const first = await openEmbedded({ file: own });
  const mine = await openNotes(first);
  await Promise.all(Array.from({ length: 500 }, (_, i) => mine.insertOne({ _id: `${i}`, text: 'x'.repeat(20_000) })));
  let closing: Promise<void> | undefined;
  const given = first.backUp(file('given-up'), { onProgress: () => void (closing ??= first.close()) });
  await expect(given).rejects.toThrow('Waypost was stopped during the backup');
  await closing;
  expect(readdirSync(folder).filter((name) => name.startsWith('given-up'))).toEqual([]);
  const { again, ids } = await openAgain(own);
  expect(ids.size).toBe(500);
  await again.close();
});

test('a Waypost that does not run is backed up too, and one that is not there is not made', async () => {
  const stopped = join(newFolder(), 'waypost.db');
  await restore(backup, stopped);
  await backUpDataFile(stopped, file('of-stopped'));
  await restore(file('of-stopped'), join(newFolder(), 'waypost.db'));
  await expect(backUpDataFile(join(newFolder(), 'waypost.db'), file('none'))).rejects.toThrow(/nothing to back up/);
  await expect(backUpDataFile(dataFile, file('in-use'))).rejects.toThrow(/is in use by another running Waypost/);
});

describe('a restore refuses, and changes nothing,', () => {
  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    writeFileSync(file(name), change(readFileSync(backup)));
    return file(name);
  };

  test('a backup of which any byte is another', async () => {
    const size = statSync(backup).size;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.nat(size - 513),
          fc.nat(511).map((at) => size - 512 + at),
        ),
        async (at) => {
          const bent = changed('bent', (bytes) => {
            bytes.writeUInt8(bytes.readUInt8(at) ^ 0x01, at);
            return bytes;
          });
          // A blank behind the label says nothing.
          if (readFileSync(backup).toString('latin1', at).trim() === '') return;
          expect(await refusal(bent)).toMatch(/is damaged|is not a backup of Waypost|newer Waypost/);
        },
      ),
      { numRuns: 12 },
    );
  });

  test.each([1, 300, 512, 5_000, 5_000_000])('one that is cut off by %i bytes', async (missing) => {
    const cut = changed('cut', (bytes) => bytes.subarray(0, Math.max(100, bytes.length - missing)));
    expect(await refusal(cut)).toMatch(/is damaged: its (end is missing|length)/);
  });

  test('one with more behind it', async () => {
    copyFileSync(backup, file('longer'));
    appendFileSync(file('longer'), 'more');
    expect(await refusal(file('longer'))).toContain('is damaged');
  });

  test('one of a newer Waypost', async () => {
    const newer = changed('newer', (bytes) => {
      const at = bytes.lastIndexOf('"format":') + '"format":'.length;
      bytes.write('9', at);
      return bytes;
    });
    expect(await refusal(newer)).toContain('was made by a newer Waypost: its format is 9');
  });

  test('what is none, or not there', async () => {
    writeFileSync(file('letter'), 'Dear Ada,\n'.repeat(100));
    expect(await refusal(file('letter'))).toContain('is not a backup of Waypost');
    writeFileSync(file('empty'), '');
    expect(await refusal(file('empty'))).toContain('is not a backup of Waypost');
    expect(await refusal(file('missing'))).toContain('There is no file');
  });

  test('a folder that is not empty', async () => {
    const used = join(folder, 'data');
    await expect(restore(backup, join(used, 'waypost.db'))).rejects.toThrow(/is not empty \(waypost\.db/);
  });

  test('a folder into which another one is being restored, which goes on', async () => {
    const target = join(newFolder(), 'waypost.db');
    const other: { refused?: unknown } = {};
    const settle = async () => {
      other.refused = await restore(backup, target).catch((error: unknown) => error);
    };
    await restore(backup, target, { settle });
    expect(other.refused).toMatchObject({ name: 'DataFolderError', message: expect.stringContaining('is in use') });
    const { again, ids } = await openAgain(target);
    expect(ids.size).toBeGreaterThan(0);
    await again.close();
  });

  test('a folder in which a Waypost has been started meanwhile', async () => {
    const target = newFolder();
    const settle = async () => (await openEmbedded({ file: join(target, 'waypost.db') })).close();
    await expect(restore(backup, join(target, 'waypost.db'), { settle })).rejects.toThrow('is not empty (waypost.db)');
    expect(readdirSync(target)).toEqual(['waypost.db']);
  });
});
