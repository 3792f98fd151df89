import { until } from '@waypost/runtime/testing/until';
import { expect, test, vi } from 'vitest';

const read = vi.hoisted(() => ({ times: 0 }));
vi.mock(import('@waypost/runtime/cities/geo-names'), async (load) => {
  const { cityColumns } = await load();
  return {
    cityColumns() {
      read.times += 1;
      return cityColumns();
    },
  };
});

// Files share their modules, and another one may have read them.
vi.resetModules();
const { startJobs } = await import('./testing/start-jobs.ts');

test('an instance that says that it is ready has read the cities, and one that nobody asks has not', async () => {
  const jobs = await startJobs();
  try {
    expect(read.times).toBe(0);
    await until(async () => (await jobs.http.inject('/health/ready')).statusCode === 200, { within: 20_000 });
    expect(read.times).toBe(1);
  } finally {
    await jobs.close();
  }
});
