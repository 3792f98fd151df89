import { clientRetry } from './connect.ts';

/** Ms between two heartbeats, also while a member handles a batch. */
export const heartbeatMs = 1_000;

/** Settings of every consumer. kafkajs does not restart one that failed: it is replaced by a new one. */
export const consumerSettings = {
  // After this time without a heartbeat the partitions of a process go to another one.
  sessionTimeout: 10_000,
  heartbeatInterval: heartbeatMs,
  rebalanceTimeout: 30_000,
  maxWaitTimeInMs: 500,
  maxBytesPerPartition: 1024 * 1024,
  retry: { ...clientRetry, restartOnFailure: () => Promise.resolve(false) },
};
