import { createWorkPool } from '../work-pool/work-pool.ts';
import type { CityColumns } from './geo-names-work.ts';

let reading: Promise<CityColumns> | undefined;

/** Read once, in a thread of its own that ends with it. */
export function cityColumns(): Promise<CityColumns> {
  reading ??= readInThread().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

async function readInThread(): Promise<CityColumns> {
  const file = new URL('./geo-names-work.ts', import.meta.url);
  const pool = createWorkPool<typeof import('./geo-names-work.ts')>({ file, deadlineMs: 60_000, memoryMb: 256 });
  try {
    return await pool.run('readCityColumns', undefined, '');
  } finally {
    await pool.close();
  }
}
