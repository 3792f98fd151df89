import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const everyMs = 1_000;

type Row = { pid: number; parent: number; kilobytes: number };

async function processes(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, kilobytes] = line.trim().split(/\s+/).map(Number);
    return pid === undefined || parent === undefined || kilobytes === undefined ? [] : [{ pid, parent, kilobytes }];
  });
}

function withDescendants(rows: readonly Row[], pid: number): Row[] {
  const own = rows.filter((row) => row.pid === pid);
  const children = rows.filter(({ parent }) => parent === pid);
  return [...own, ...children.flatMap((child) => withDescendants(rows, child.pid))];
}

/** What it holds, with its part of what it shares with others, such as the program itself; where the system cannot say that, all of it. */
async function heldBy({ pid, kilobytes }: Row): Promise<number> {
  const shares = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(shares)?.[1] ?? kilobytes) / 1024;
}

async function heldByEach(pid: number): Promise<number[]> {
  return Promise.all(withDescendants(await processes(), pid).map(heldBy));
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** What a process and all that it started hold now, in MB. */
export const memoryOf = async (pid: number): Promise<number> => sum(await heldByEach(pid));

/** The most memory, in MB, that any process held of this one and all that it started, and all of them together; looked at each second. */
export function watchMemory(pid: number) {
  const most = { largest: 0, together: 0 };
  async function look() {
    const megabytes = await heldByEach(pid);
    most.largest = Math.max(most.largest, ...megabytes);
    most.together = Math.max(most.together, sum(megabytes));
  }
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
