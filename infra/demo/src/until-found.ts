import { setTimeout as sleep } from 'node:timers/promises';

const patience = { looks: 60, pauseMs: 500 };

/**
 * Posts are found a moment after they are published, and some thousand take a while: looks until so many are found, or
 * until no more have come for so many looks. @returns how many were found at last.
 */
export async function untilFound(
  count: () => Promise<number>,
  wanted: number,
  { looks, pauseMs }: { looks: number; pauseMs: number } = patience,
): Promise<number> {
  let found = await count();
  for (let idle = 0; found < wanted && idle < looks;) {
    await sleep(pauseMs);
    const now = await count();
    idle = now > found ? 0 : idle + 1;
    found = now;
  }
  return found;
}
