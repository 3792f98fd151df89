import { readFile } from 'node:fs/promises';
import type { SupervisedProcess } from '@waypost/local/supervise/supervised-process';

/** MB that a process holds by itself now; undefined where it is not there, or the system does not say. */
async function megabytesOf({ pid }: SupervisedProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

export type Sample = { minute: number; megabytes: ReadonlyMap<string, number> };

/** Looks at the memory of processes again and again. @param everyMs between two looks. */
export function watchProcesses(all: readonly SupervisedProcess[], everyMs: number) {
  const began = performance.now();
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    void Promise.all(all.map(async (one) => [one.name, await megabytesOf(one)] as const)).then((held) => {
      const there = held.flatMap(([name, megabytes]) => (megabytes === undefined ? [] : [[name, megabytes] as const]));
      samples.push({ minute: (performance.now() - began) / 60_000, megabytes: new Map(there) });
    });
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

/** What grew: the median of a process in the minutes about a sixth of the time, and in as many at the end. */
export function growth(samples: readonly Sample[], minutes: number): { name: string; early: number; late: number }[] {
  const names = new Set(samples.flatMap(({ megabytes }) => [...megabytes.keys()]));
  const median = (name: string, from: number, to: number) => {
    const held = samples
      .filter(({ minute }) => minute >= from && minute <= to)
      .flatMap(({ megabytes }) => megabytes.get(name) ?? [])
      .toSorted((one, other) => one - other);
    return held[held.length >> 1] ?? 0;
  };
  const part = minutes / 6;
  return [...names].map((name) => ({
    name,
    early: median(name, part * 0.75, part * 1.5),
    late: median(name, minutes - part * 0.75, Infinity),
  }));
}
