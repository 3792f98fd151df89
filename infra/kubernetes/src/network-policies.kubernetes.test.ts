import { processNames } from '@waypost/runtime/service/process/processes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { engines, objectsIn, render, without } from './testing/tools.ts';

const policySpec = z.object({
  egress: z.array(z.object({ ports: z.array(z.looseObject({ port: z.number() })), to: z.unknown().optional() })),
});
/** At which ports each policy lets its pods ask anybody. */
const waysOut = async (values: readonly string[]) =>
  new Map(
    objectsIn(await render(values))
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ metadata, spec }) => {
        const { egress } = policySpec.parse(spec);
        const anywhere = egress.filter(({ to }) => to === undefined);
        return [metadata.name, new Set(anywhere.flatMap(({ ports }) => ports.map(({ port }) => port)))];
      }),
  );

test.each([
  ['telemetry.endpoint', 'http://collector.observability', [80]],
  ['telemetry.endpoint', 'http://collector.observability:4318', [4318]],
  ['telemetry.endpoint', 'https://otlp.example.org', [443]],
  ['engines.redis.url', 'redis://waypost@redis2:6380/0', [6380]],
  ['engines.redis.url', 'rediss://redis2', [6379]],
  ['engines.opensearch.url', 'https://search.example.com', [443]],
  ['engines.opensearch.url', 'https://search.example.com:9243/', [9243]],
  ['engines.mongodb.url', 'mongodb://m1:27018\\,m2:27019/waypost?replicaSet=rs0', [27018, 27019]],
  ['engines.kafka.brokers', 'b-1.msk:9096\\,b-2.msk:9098', [9096, 9098]],
])('the way to %s %s is open to all', async (name, value, ports) => {
  // Nothing else opens it.
  const closed = 'networkPolicies.enginePorts=null';
  const ways = await waysOut([...without(name), closed, `${name}=${value}`]);
  expect(ways.size).toBe(processNames.length + 1);
  for (const [policy, open] of ways)
    for (const port of ports) expect([policy, port, open.has(port)]).toEqual([policy, port, true]);
});

test('the way to the issuer is open to the BFF, beside that to where its metadata may lead', async () => {
  const ways = await waysOut([...engines, 'signIn.issuer=https://sso.example.org:8443/realms/people']);
  expect([...ways].flatMap(([policy, open]) => (open.has(8443) ? [policy] : []))).toEqual(['waypost-bff']);
  expect(ways.get('waypost-bff')).toContain(443);
});

test.each(['processes.bff.env', 'env'])('so is the way to the further hosts of %s', async (env) => {
  const ways = await waysOut([...engines, `${env}.OIDC_HOSTS=tokens.example.org\\,keys.example.org:8444`]);
  expect([...ways].flatMap(([policy, open]) => (open.has(8444) ? [policy] : []))).toEqual(['waypost-bff']);
});

test.each(['processes.resumes.env', 'env'])(
  'the way to the clamd of %s is open to resumes, and without one none is',
  async (env) => {
    const ways = await waysOut([...engines, `${env}.CLAMD_URL=tcp://clamd.security:13310`]);
    expect([...ways].flatMap(([policy, open]) => (open.has(13310) ? [policy] : []))).toEqual(['waypost-resumes']);
    expect((await waysOut(engines)).get('waypost-resumes')).not.toContain(3310);
  },
);

test('engines whose addresses stand in Secrets are reached at the ports that the values name', async () => {
  const secrets = ['engines.redis.secret.name=redis', 'networkPolicies.enginePorts={6399}'];
  for (const [, open] of await waysOut([...without('engines.redis'), ...secrets])) expect(open).toContain(6399);
});

test('the collector is told things by our own alone, and hands traces on to where the values say', async () => {
  const values = [...engines, 'telemetry.collector.enabled=true', 'telemetry.collector.traces=tempo.monitoring:14317'];
  const policy = objectsIn(await render(values)).find(
    ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'waypost-collector',
  );
  const ours = { 'app.kubernetes.io/name': 'waypost', 'app.kubernetes.io/instance': 'waypost' };
  expect(policy?.spec).toMatchObject({
    podSelector: { matchLabels: { ...ours, 'app.kubernetes.io/component': 'collector' } },
    ingress: [
      { ports: [{ port: 'otlp' }], from: [{ podSelector: { matchLabels: ours } }] },
      { ports: [{ port: 'metrics' }] },
    ],
    egress: [{ ports: [{ port: 53 }, { port: 53 }] }, { ports: [{ port: 14_317 }] }],
  });
  expect((await waysOut(values)).get('waypost-collector')).toEqual(new Set([53, 14_317]));
});
