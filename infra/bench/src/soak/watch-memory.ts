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

/** The most memory, in MB, that any process held of this one and all that it started, and all of them together; looked at each second. */
export function watchMemory(pid: number) {
  const most = { largest: 0, together: 0 };
  async function look() {
    const rows = withDescendants(await processes(), pid);
    const megabytes = await Promise.all(rows.map(heldBy));
    most.largest = Math.max(most.largest, ...megabytes);
    most.together = Math.max(
      most.together,
      megabytes.reduce((sum, held) => sum + held, 0),
    );
  }
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
