import { randomUUID } from 'node:crypto';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { signIn } from '@waypost/local/testing/person';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from './testing/operate.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

let cluster: ClusterUnderTest;
beforeAll(async () => {
  cluster = await startCluster();
}, 240_000);
afterAll(() => cluster.close());

test('an operator removes a person from a cluster, as the BFF', async () => {
  const email = `ines.${randomUUID()}@example.org`;
  const person = await signIn(cluster.url, email, 'Job Seeker');
  expect(await operate(cluster, 'remove', 'person', email, '--yes')).toContain(person.user_id);
  await until(async () => (await person.ask(getCurrentUser, {})).status === 401);
  await expect(operate(cluster, 'remove', 'person', person.user_id, '--yes')).rejects.toThrow('Nobody has an account');
});

test('an operator lists and ends the sessions of a person on a cluster, as the BFF, and their live streams', async () => {
  const email = `noor.${randomUUID()}@example.org`;
  await expect(operate(cluster, 'sessions', 'end', email)).rejects.toThrow('Nobody has an account');
  const person = await signIn(cluster.url, email, 'Job Seeker');
  const stream = await person.openLiveStream();
  expect(await operate(cluster, 'sessions', 'list', email)).toContain(person.user_id);
  expect(await operate(cluster, 'sessions', 'end', email)).toBe('Ended: 1\n');
  await stream.ended;
  expect((await person.ask(getCurrentUser, {})).status).toBe(401);
});
