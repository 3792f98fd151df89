import type { TestProject } from 'vitest/node';
import { startCluster } from './start-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product listens. */
    url: string;
  }
}

/** Starts every process once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide('url', cluster.url);
  return () => cluster.close();
}
