import { readConfig } from '@waypost/runtime/service/process/config';
import { z } from 'zod';

const engines = z.object({
  MONGODB_URL: z.string().describe('the address of MongoDB'),
  KAFKA_BROKERS: z.string().describe('the addresses of Kafka'),
  REDIS_URL: z.string().describe('the address of Redis'),
  OPENSEARCH_URL: z.string().describe('the address of OpenSearch'),
});
const control = z.object({
  SERVERS_CONTROL: z
    .string()
    .describe('a program that takes `kill|pause|resume|up <engine>`, see infra/cluster/README.md'),
});

/** Where the engines are. No defaults: tests that cannot reach them have to fail. */
export const engineAddresses = () => ({ path: process.env['PATH'] ?? '', engines: readConfig(engines) });

/** The program that stops and starts an engine: `<program> kill|pause|resume|up <engine>`. */
export const serversControl = () => readConfig(control).SERVERS_CONTROL;

/** The revision of the release before; the commit before this one where none is said. */
export const upgradeFrom = () =>
  z.object({ UPGRADE_FROM: z.string().default('HEAD~1') }).parse(process.env).UPGRADE_FROM;
