import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** As /proc counts them on every Linux. */
const tickMs = 10;
/** Leases, looks for what is due and the like take 2 to 4 % of a core; analysing and scoring takes most of one. */
const isIdleBelow = 0.1;
const lookedForMs = 2_000;

/** The processor time that a process has taken, all of its threads together, in ms. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * tickMs;
}

/** How much of one core a process takes in the next seconds. */
export async function shareOfCore(pid: number, ms = lookedForMs): Promise<number> {
  const [began, before] = [performance.now(), await processorMs(pid)];
  await sleep(ms);
  return ((await processorMs(pid)) - before) / (performance.now() - began);
}

/** What is scored and analysed of a demo that is new is not taken for the time of what comes after. */
export async function untilIdle(pid: number): Promise<void> {
  while ((await shareOfCore(pid)) >= isIdleBelow);
}
