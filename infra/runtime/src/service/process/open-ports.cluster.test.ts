import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { endpoints } from '../../cluster/testing/config.ts';
import { serviceConfig } from './config.ts';
import { openPorts, openSessionPorts } from './open-ports.ts';

test('who opens the engines listens nowhere, so that a command runs beside the process whose settings it has', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const PORT = String((taken.address() as AddressInfo).port);
  const config = serviceConfig.parse({
    ...endpoints(),
    WAYPOST_RUNTIME: 'cluster',
    WAYPOST_NAMESPACE: `test-${randomUUID()}`,
    PORT,
  });
  const opened = await openPorts('jobs', config, pino({ level: 'silent' }));
  expect(Object.keys(opened.ports)).toContain('documents');
  await opened.close();
  taken.close();
});

test('who wants sessions alone gets them while the other engines are away', async () => {
  const config = serviceConfig.parse({
    REDIS_URL: endpoints().REDIS_URL,
    KAFKA_BROKERS: '127.0.0.1:1',
    MONGODB_URL: 'mongodb://127.0.0.1:1/waypost',
    WAYPOST_RUNTIME: 'cluster',
    WAYPOST_NAMESPACE: `test-${randomUUID()}`,
  });
  const { sessions, close } = await openSessionPorts('bff', config, pino({ level: 'silent' }));
  await sessions.set('key', 'value', 60);
  expect(await sessions.get('key')).toBe('value');
  await close();
});
