import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '../reading/process-watch.ts';

/** Ids of the processes that read resumes for this one. */
export function readerProcesses(): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return all.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && line.includes('reader-main') ? [Number(pid)] : [];
  });
}

const everyMs = 25;

/** Looks at what the processes of this one have for themselves; the most that one had, in MB, and 0 where that cannot be known. */
export function watchMemory(): { stop(): Promise<number> } {
  const over = new AbortController();
  let most = 0;
  const watched = (async () => {
    while (!over.signal.aborted) {
      const used = await Promise.all((await children()).map(memoryOf));
      most = Math.max(most, ...used);
      await sleep(everyMs);
    }
  })();
  return {
    async stop() {
      over.abort();
      await watched;
      return most;
    },
  };
}

/** https://man7.org/linux/man-pages/man5/proc_tid_children.5.html */
async function children(): Promise<number[]> {
  const tasks = '/proc/self/task';
  const threads = await readdir(tasks).catch(() => []);
  const lists = await Promise.all(threads.map((id) => readFile(`${tasks}/${id}/children`, 'utf8').catch(() => '')));
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number));
}
