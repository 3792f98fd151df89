import { z } from 'zod';

const engines = z.object({
  MONGODB_URL: z.string(),
  KAFKA_BROKERS: z.string(),
  REDIS_URL: z.string(),
  OPENSEARCH_URL: z.string(),
});

/** Where the engines are. No defaults: tests that cannot reach them have to fail. */
export const engineAddresses = () => ({ path: process.env['PATH'] ?? '', engines: engines.parse(process.env) });

/** The program that stops and starts an engine: `<program> kill|pause|resume|up <engine>`. */
export const serversControl = () => z.object({ SERVERS_CONTROL: z.string() }).parse(process.env).SERVERS_CONTROL;

/** The revision of the release before; the commit before this one where none is said. */
export const upgradeFrom = () =>
  z.object({ UPGRADE_FROM: z.string().default('HEAD~1') }).parse(process.env).UPGRADE_FROM;
