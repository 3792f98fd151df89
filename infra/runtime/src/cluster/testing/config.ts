import { z } from 'zod';

/** Where the servers are. No defaults and no skipping: tests that cannot reach them have to fail. */
export function endpoints() {
  return z.object({ MONGODB_URL: z.string(), KAFKA_BROKERS: z.string(), REDIS_URL: z.string() }).parse(process.env);
}
