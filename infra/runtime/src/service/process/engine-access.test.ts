import { expect, test } from 'vitest';
import { readConfig, serviceConfig } from './config.ts';
import { kafkaAccessOf } from './engine-access.ts';

const ca = '-----BEGIN CERTIFICATE-----\n';
const access = (env: Record<string, string>) =>
  kafkaAccessOf(readConfig(serviceConfig, { KAFKA_BROKERS: 'k:1', ...env }));

test('a password for Kafka goes by TLS, whatever else is set', () => {
  const login = { KAFKA_USERNAME: 'jobs', KAFKA_PASSWORD: 'hunter2' };
  expect(access({})).toEqual({ brokers: ['k:1'] });
  expect(access({ ...login, KAFKA_TLS: 'off' })).toEqual({
    brokers: ['k:1'],
    tls: { ca: undefined },
    login: { mechanism: 'scram-sha-512', username: 'jobs', password: 'hunter2' },
  });
  expect(access({ ...login, KAFKA_MECHANISM: 'plain', ENGINES_CA: ca })).toMatchObject({
    tls: { ca },
    login: { mechanism: 'plain' },
  });
  expect(access({ KAFKA_TLS: 'on' })).toEqual({ brokers: ['k:1'], tls: { ca: undefined } });
});

test('half of a login is refused, and the password not shown', () => {
  expect(() => access({ KAFKA_USERNAME: 'jobs' })).toThrow('KAFKA_PASSWORD');
  expect(() => access({ KAFKA_PASSWORD: 'hunter2' })).toThrow('KAFKA_USERNAME');
  expect(() => access({ KAFKA_PASSWORD: 'hunter2' })).not.toThrow('hunter2');
});
