import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a program (`--import`), notes how long each turn of its event loop kept the processor, where that is long. It changes
 * nothing of the program: an immediate that nobody waits for is called in each turn that there is, and makes none.
 */
const longMs = 10;
const asked = new URL(import.meta.url).searchParams;
const [file, program] = [asked.get('to'), asked.get('program')];

function watch(to: string) {
  let last = process.threadCpuUsage();
  let { active } = performance.eventLoopUtilization();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    const before = active;
    ({ active } = performance.eventLoopUtilization());
    const [ms, clock] = [(user + system) / 1_000, active - before];
    if (Math.max(ms, clock) >= longMs) appendFileSync(to, `${JSON.stringify({ at: Date.now(), ms, clock })}\n`);
    last = process.threadCpuUsage();
    setImmediate(look).unref();
  };
  setImmediate(look).unref();
}

if (isMainThread && file !== null && basename(process.argv[1] ?? '') === program) watch(file);
