import { createLog } from '@waypost/runtime/telemetry/log';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, describe, expect, test } from 'vitest';
import { brokenFiles } from '../testing/broken-files.ts';
import { hostileFile, hostileFiles, mutatedFile } from '../testing/hostile-files.ts';
import { readerProcesses, watchMemory } from '../testing/reader-processes.ts';
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
const largeTable = 'one table of 6,000 cells';

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
  expect(await readHostile(largeTable)).toMatchObject({ status: 'readable' });
  expect(await reader.read(await pdfFile(), 'pdf')).toEqual(readable);
  expect(readerProcesses()).not.toContain(first);
});

test('gives a file up that takes too long, and reads the next one', async () => {
  start({ deadlineMs: 500, atATime: 1 });
  const [slow, next] = await Promise.all([readHostile(endless), reader.read(await pdfFile(), 'pdf')]);
  expect(slow).toEqual(unreadable('timed-out'));
  expect(next).toEqual(readable);
});

test.each([
  ['crashes', 'SIGSEGV', 'damaged'],
  ['fills its heap', 'SIGABRT', 'too-large'],
  ['is killed by a system without memory', 'SIGKILL', 'too-large'],
] as const)('a process that %s costs its file alone', async (_, signal, reason) => {
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

describe('files that are broken or made to do harm', () => {
  const isBounded = (result: ReadResult) =>
    result.status === 'readable' ? result.text.length <= 200_000 : isUnreadableReason(result.reason);
  const endOf = (result: ReadResult) => (result.status === 'unreadable' ? result.reason : result.status);

  /** Of those that have one possible end, whatever the machine does. */
  const known: Record<string, string> = {
    '200,000 paragraphs': 'too-large',
    '300 MB of packed blanks': 'too-large',
    '300 MB of commands, packed twice': 'too-large',
  };
  /** Read below, with time enough to meet the bound of memory. */
  const largest = ['160,000 paragraphs', '300 MB of blanks, packed and written as hexadecimal digits'];
  const readElsewhere = new Set([...largest, endless, largeTable]);
  const others = hostileFiles.filter(({ name }) => !readElsewhere.has(name));
  const corpus = [...others.map((file) => ({ ...file, ends: known[file.name] })), ...brokenFiles];
  const most = 300;

  // One process for each half of them, as in the service: each file meets what the one before has left.
  test(`each ends as a text or for a stated reason within ${most} MB, and an ordinary resume is read after it`, async () => {
    start({ deadlineMs: 1_000 });
    const memory = watchMemory();
    const ordinary = await pdfFile();
    const left = [...corpus];
    async function readSome() {
      for (let file = left.shift(); file; file = left.shift()) {
        const { name, kind, make, ends } = file;
        const result = await reader.read(await make(), kind);
        const next = await reader.read(ordinary, 'pdf');
        // A busy machine may not get to an end in time; that is a stated reason, too.
        const isExpected = isBounded(result) && [ends ?? endOf(result), 'timed-out'].includes(endOf(result));
        expect({ name, next, isExpected }).toEqual({ name, next: readable, isExpected: true });
      }
    }
    await Promise.all([readSome(), readSome()]);
    expect(await memory.stop()).toBeLessThan(most);
    expect(corpus.length).toBeGreaterThanOrEqual(60);
  }, 300_000);

  test('what nothing else stops meets the bound of memory', async () => {
    start({ deadlineMs: 60_000 });
    const memory = watchMemory();
    expect(await Promise.all(largest.map(readHostile))).toEqual(largest.map(() => unreadable('too-large')));
    expect(await memory.stop()).toBeLessThan(most);
  }, 240_000);

  test('a good file with some bytes changed, or cut off, ends like them', async () => {
    start({ deadlineMs: 1_000 });
    const kinds: readonly ResumeKind[] = ['pdf', 'docx', 'doc'];
    const files = kinds.flatMap((kind) => Array.from({ length: 6 }, (_, seed) => ({ kind, seed })));
    const results = await Promise.all(
      files.map(async ({ kind, seed }) => reader.read(await mutatedFile(kind, seed), kind)),
    );
    expect(results.every(isBounded)).toBe(true);
    const whole = [docxFile(), docFile()].map(async (file, at) => reader.read(await file, at === 0 ? 'docx' : 'doc'));
    expect((await Promise.all(whole)).map(({ status }) => status)).toEqual(['readable', 'readable']);
  }, 120_000);
});
