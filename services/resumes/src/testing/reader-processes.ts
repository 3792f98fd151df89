import { execFileSync } from 'node:child_process';

/** Ids of the processes that read resumes for this one. */
export function readerProcesses(): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return all.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && line.includes('reader-main') ? [Number(pid)] : [];
  });
}
