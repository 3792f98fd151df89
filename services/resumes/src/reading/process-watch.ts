import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { UnreadableReason } from './unreadable.ts';

export type ProcessLimits = { deadlineMs: number; memoryMb: number };

const everyMs = 50;
/** On a machine so busy that a process hardly gets a turn. */
const longestDelay = 3;

/** Watches a process while it works on something; `over` resolves when it is over a limit, and never otherwise. */
export function watchProcess(pid: number, { deadlineMs, memoryMb }: ProcessLimits) {
  const stopped = new AbortController();
  const { promise: over, resolve } = Promise.withResolvers<UnreadableReason>();

  async function watch(): Promise<void> {
    const began = performance.now();
    const waitedBefore = await waitedMs(pid);
    while (!stopped.signal.aborted) {
      if ((await memoryOf(pid)) > memoryMb) return resolve('too-large');
      const elapsed = performance.now() - began;
      if (elapsed > deadlineMs) {
        const waited = (await waitedMs(pid)) - waitedBefore;
        if (elapsed - waited > deadlineMs || elapsed > deadlineMs * longestDelay) return resolve('timed-out');
      }
      await sleep(everyMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  void watch();
  return { over, stop: () => stopped.abort() };
}

/** What a process has in memory for itself, in MB; 0 where that cannot be known. https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
export async function memoryOf(pid: number): Promise<number> {
  if (process.platform === 'win32') return 0;
  if (process.platform !== 'linux') return residentByPs(pid);
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

async function residentByPs(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', `${pid}`]).catch(() => ({ stdout: '0' }));
  return Number(stdout) / 1024;
}
const run = promisify(execFile);

/** How long its main thread was ready and had no processor, in ms; Linux only. https://docs.kernel.org/scheduler/sched-stats.html */
async function waitedMs(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const stat = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
  return Number(stat.split(' ')[1] ?? 0) / 1e6;
}
