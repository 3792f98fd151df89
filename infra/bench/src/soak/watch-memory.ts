import { execFile } from 'node:child_process';
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

/** The most memory, in MB, that any process held of this one and all that it started, and all of them together; looked at each second. */
export function watchMemory(pid: number) {
  const most = { largest: 0, together: 0 };
  async function look() {
    const rows = withDescendants(await processes(), pid);
    const megabytes = (list: readonly Row[]) => list.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024;
    most.largest = Math.max(most.largest, ...rows.map((row) => megabytes([row])));
    most.together = Math.max(most.together, megabytes(rows));
  }
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
