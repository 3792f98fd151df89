import { clientRetry } from './connect.ts';

/** Also the rhythm in which a member says that it lives, while it handles a batch. */
export const heartbeatMs = 1_000;

/** Of every consumer; it is not told to join again by itself, because what failed is replaced. */
export const consumerSettings = {
  // So long the partitions of a process that died wait for another one.
  sessionTimeout: 10_000,
  heartbeatInterval: heartbeatMs,
  rebalanceTimeout: 30_000,
  maxWaitTimeInMs: 500,
  maxBytesPerPartition: 1024 * 1024,
  retry: { ...clientRetry, restartOnFailure: () => Promise.resolve(false) },
};
