import { createLog } from '@waypost/runtime/telemetry/log';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, describe, expect, test } from 'vitest';
import { hostileFile, hostileFiles, mutatedFile } from '../testing/hostile-files.ts';
import { readerProcesses } from '../testing/reader-processes.ts';
import { docFile, docxFile, pdfFile, resumeLines } from '../testing/resume-files.ts';
import type { ResumeKind } from './file-kind.ts';
import type { ReadResult } from './read-result.ts';
import { createTextReader, type TextReader, type TextReaderOptions } from './text-reader.ts';
import { isUnreadableReason } from './unreadable.ts';

let reader: TextReader;
afterEach(() => reader.close());

function start(options: Partial<TextReaderOptions> = {}) {
  reader = createTextReader({ log: createLog('resumes', { write: () => undefined }), ...options });
}

const readable = expect.objectContaining({ status: 'readable', text: resumeLines.join('\n') });
const unreadable = (reason: string) => ({ status: 'unreadable', reason });

async function readHostile(name: string) {
  const { kind, make } = hostileFile(name);
  return reader.read(await make(), kind);
}
const endless = 'drawings that draw each other';

test('reads many files, some at a time, in processes that are used again', async () => {
  start();
  const pdf = await pdfFile();
  const read = () => Promise.all(Array.from({ length: 5 }, () => reader.read(pdf, 'pdf')));
  expect(await read()).toEqual(Array.from({ length: 5 }, () => readable));
  const processes = readerProcesses();
  expect(processes).toHaveLength(reader.atATime);
  expect(await read()).toEqual(Array.from({ length: 5 }, () => readable));
  expect(readerProcesses()).toEqual(processes);
});

test('ends a process that has had nothing to do for a while, and starts another', async () => {
  start({ idleMs: 1 });
  expect(await reader.read(await pdfFile(), 'pdf')).toEqual(readable);
  await until(() => readerProcesses().length === 0);
  expect(await reader.read(await pdfFile(), 'pdf')).toEqual(readable);
});

test('a process that a file has left with much in its memory reads no other', async () => {
  start({ atATime: 1 });
  await reader.read(await pdfFile(), 'pdf');
  const [first] = readerProcesses();
  expect(await readHostile('one table of 18,000 cells')).toMatchObject({ status: 'readable' });
  expect(await reader.read(await pdfFile(), 'pdf')).toEqual(readable);
  expect(readerProcesses()).not.toContain(first);
});

test('F7: gives a file up that takes too long, and reads the next one', async () => {
  start({ deadlineMs: 1_000, atATime: 1 });
  const [slow, next] = await Promise.all([readHostile(endless), reader.read(await pdfFile(), 'pdf')]);
  expect(slow).toEqual(unreadable('timed-out'));
  expect(next).toEqual(readable);
});

test.each([
  ['crashes', 'SIGSEGV', 'damaged'],
  ['fills its heap', 'SIGABRT', 'too-large'],
  ['is killed by a system without memory', 'SIGKILL', 'too-large'],
] as const)('F2: a process that %s costs its file alone', async (_, signal, reason) => {
  start({ atATime: 1 });
  await reader.read(await pdfFile(), 'pdf');
  const [pid = 0] = readerProcesses();
  const slow = await hostileFile(endless).make();
  const reads = Promise.all([reader.read(slow, 'pdf'), reader.read(await pdfFile(), 'pdf')]);
  process.kill(pid, signal);
  const [hit, next] = await reads;
  expect(hit).toEqual(unreadable(reason));
  expect(next).toEqual(readable);
});

test('closing gives back what is being read, as if it had not been begun', async () => {
  start({ atATime: 1 });
  await reader.read(await pdfFile(), 'pdf');
  const reads = Promise.allSettled([readHostile(endless), reader.read(await pdfFile(), 'pdf')]);
  await reader.close();
  const unavailable = { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) };
  expect(await reads).toEqual([unavailable, unavailable]);
  expect(readerProcesses()).toEqual([]);
});

describe('F2, F7: the corpus of hostile files', () => {
  const isBounded = (result: ReadResult) =>
    result.status === 'readable' ? result.text.length <= 200_000 : isUnreadableReason(result.reason);

  /** Of those that have one possible end, whatever the machine does. */
  const known = {
    '400,000 paragraphs': 'too-large',
    '300 MB of packed blanks': 'too-large',
    '300 MB of commands, packed twice': 'too-large',
    [endless]: 'timed-out',
  };

  // One reader for all, as in the service: each file meets what the one before has left.
  test('each ends as a text or for a stated reason, and an ordinary resume is read after it', async () => {
    start({ atATime: 1 });
    const ends = new Map<string, string>();
    for (const { name, kind, make } of hostileFiles) {
      const result = await reader.read(await make(), kind);
      const next = await reader.read(await pdfFile(), 'pdf');
      expect({ name, next, ends: isBounded(result) }).toEqual({ name, next: readable, ends: true });
      ends.set(name, result.status === 'unreadable' ? result.reason : result.status);
    }
    expect(Object.fromEntries(ends)).toMatchObject(known);
  }, 300_000);

  test.each(['160,000 paragraphs', '300 MB of blanks, packed and written as hexadecimal digits'])(
    '%s meet the bound of memory where nothing else stops them',
    async (name) => {
      start({ deadlineMs: 60_000 });
      expect(await readHostile(name)).toEqual(unreadable('too-large'));
    },
    240_000,
  );

  test('a good file with some bytes changed, or cut off, ends like them', async () => {
    start({ deadlineMs: 3_000 });
    const kinds: readonly ResumeKind[] = ['pdf', 'docx', 'doc'];
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    for (const kind of kinds) {
      const results = await Promise.all(seeds.map(async (seed) => reader.read(await mutatedFile(kind, seed), kind)));
      expect(results.every(isBounded)).toBe(true);
    }
    for (const [kind, file] of [
      ['pdf', pdfFile()],
      ['docx', docxFile()],
      ['doc', docFile()],
    ] as const) {
      expect(await reader.read(await file, kind)).toMatchObject({ status: 'readable' });
    }
  }, 120_000);
});
