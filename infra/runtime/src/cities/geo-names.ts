import { madeOnce } from '../made-once.ts';
import { createWorkPool } from '../work-pool/work-pool.ts';
import type { CityColumns } from './geo-names-work.ts';

/** Read in a thread of its own that ends with it. */
export const cityColumns = madeOnce(readInThread);

async function readInThread(): Promise<CityColumns> {
  const file = new URL('./geo-names-work.ts', import.meta.url);
  const pool = createWorkPool<typeof import('./geo-names-work.ts')>({ file, deadlineMs: 60_000, memoryMb: 256 });
  try {
    return await pool.run('readCityColumns', undefined, '');
  } finally {
    await pool.close();
  }
}
