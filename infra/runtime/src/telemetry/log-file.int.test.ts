import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';
import { createLog } from './log.ts';

const togetherMs = 1;
/** Timers of the same length fire in their order. */
const written = () => sleep(togetherMs);
const newFile = () => join(mkdtempSync(join(tmpdir(), 'waypost-log-')), 'waypost.log');
const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test('a full disk costs lines, which is said once with their number, and never the process', async () => {
  const path = newFile();
  const said: string[] = [];
  let room = Infinity;
  const append = (fd: number, bytes: Uint8Array) => {
    if (room === 0) throw full();
    const written = writeSync(fd, bytes.subarray(0, room));
    room -= written;
    return written;
  };
  const log = createLog('test', openLogFile(path, { togetherMs, append, warn: (sentence) => said.push(sentence) }));
  const tell = async (line: string) => {
    log.info(line);
    await written();
  };

  await tell('before');
  room = 5;
  for (const line of ['lost 1', 'lost 2', 'lost 3']) await tell(line);
  expect(said).toEqual([expect.stringMatching(/waypost\.log cannot be written \(ENOSPC.*\); its lines are lost/)]);
  room = Infinity;
  await tell('after');

  expect(said).toEqual([expect.anything(), expect.stringContaining('can be written again; 3 lines were lost')]);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const messages = [lines.at(0), lines.at(-1)].map((line) => (JSON.parse(line ?? '') as { msg: string }).msg);
  expect(messages).toEqual(['before', 'after']);
});

test('a log takes no more of the disk than its files may have', async () => {
  const path = newFile();
  const file = openLogFile(path, { togetherMs, maxBytes: 1000, older: 2 });
  for (let line = 0; line < 100; line++) {
    file.write(`${String(line).padStart(99, '.')}\n`);
    await written();
  }
  const folder = join(path, '..');
  expect(readdirSync(folder)).toEqual(['waypost.log', 'waypost.log.1', 'waypost.log.2']);
  expect(readdirSync(folder).map((name) => statSync(join(folder, name)).size)).toEqual([1000, 1000, 1000]);
  expect(readFileSync(path, 'utf8').trimEnd().endsWith('99')).toBe(true);
});

test('a log is readable by its owner only, also one that was not', async () => {
  const path = newFile();
  writeFileSync(path, 'old\n', { mode: 0o644 });
  openLogFile(path, { togetherMs }).write('new\n');
  await written();
  expect(readFileSync(path, 'utf8')).toBe('old\nnew\n');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
