/** Which of those that run tests at the same time this is, from 1; 0 where nobody tests. https://vitest.dev/guide/parallelism */
export const testWorker = (): number => Number(process.env['VITEST_POOL_ID'] ?? 0);
