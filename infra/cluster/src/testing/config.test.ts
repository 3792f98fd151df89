import { afterEach, expect, test, vi } from 'vitest';
import { engineAddresses, serversControl } from './config.ts';

afterEach(() => vi.unstubAllEnvs());

test('who starts a game day or an hour without engines reads which settings are missing, and what they are', () => {
  for (const name of ['MONGODB_URL', 'KAFKA_BROKERS', 'REDIS_URL', 'OPENSEARCH_URL', 'SERVERS_CONTROL'])
    vi.stubEnv(name, '');
  expect(() => engineAddresses()).toThrow(
    'MONGODB_URL\n    found:    nothing\n    expected: the address of MongoDB\n  KAFKA_BROKERS\n',
  );
  expect(() => serversControl()).toThrow('SERVERS_CONTROL\n    found:    nothing\n    expected: a program that takes');
});
