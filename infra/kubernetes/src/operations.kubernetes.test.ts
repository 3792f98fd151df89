import { operations, processNames } from '@waypost/runtime/service/process/processes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { engines, objectsIn, render } from './testing/tools.ts';

const policy = z.object({
  podSelector: z.object({
    matchExpressions: z.tuple([z.object({ operator: z.literal('In'), values: z.array(z.string()) })]),
  }),
  ingress: z.tuple([]),
});
const operated = z.object({
  suspend: z.literal(true),
  jobTemplate: z.object({
    spec: z.object({
      template: z.object({
        metadata: z.object({ labels: z.record(z.string(), z.string()) }),
        spec: z.looseObject({ containers: z.tuple([z.looseObject({ env: z.unknown(), resources: z.unknown() })]) }),
      }),
    }),
  }),
});
const asWhom = [...new Set(Object.values(operations).map(({ as }) => as))].toSorted();

async function operatorsPods(...values: string[]) {
  const objects = objectsIn(await render([...engines, ...values]));
  const podOf = (name: string) => {
    const { spec } = objects.find(({ metadata }) => metadata.name === `waypost-operate-${name}`) ?? {};
    return operated.parse(spec).jobTemplate.spec.template;
  };
  return { objects, podOf };
}

test('an operator has a pod in the name of each process that commands need, which nobody calls and nothing starts', async () => {
  const { objects, podOf } = await operatorsPods('operations.resources.limits.memory=2Gi');
  const components = asWhom.map((name) => podOf(name).metadata.labels['app.kubernetes.io/component'] ?? '');
  const found = objects.find(({ metadata }) => metadata.name === 'waypost-operate');
  expect(policy.parse(found?.spec).podSelector.matchExpressions[0].values).toEqual(components);
  // What selects the pods of processes selects none of these.
  expect(components.filter((component) => processNames.some((name) => name === component))).toEqual([]);
  for (const name of asWhom) {
    const { spec } = podOf(name);
    expect(spec).toMatchObject({ restartPolicy: 'Never', securityContext: { runAsNonRoot: true } });
    expect(spec.containers[0].resources).toMatchObject({ limits: { memory: '2Gi' } });
  }
});

test('who operates is that process to services and engines, with its Secrets and settings; the operator asks Kafka alone', async () => {
  const login = ['engines.kafka.username=\\{process}', 'engines.kafka.secret.name=kafka-users'];
  const { podOf } = await operatorsPods(...login, 'processes.bff.env.SESSION_IDLE_SECONDS=60');
  const bff = JSON.stringify(podOf('bff'));
  expect(bff).toContain('{"name":"SESSION_IDLE_SECONDS","value":"60"}');
  expect(bff).toContain('"name":"waypost-bff"');
  const operator = podOf('operator').spec;
  expect(operator.containers[0].env).toEqual([
    { name: 'KAFKA_BROKERS', value: 'kafka.engines:9092' },
    { name: 'KAFKA_MECHANISM', value: 'scram-sha-512' },
    { name: 'KAFKA_PASSWORD_FILE', value: '/run/waypost/own/kafka-password' },
    { name: 'KAFKA_USERNAME', value: 'operator' },
  ]);
  expect(operator).toMatchObject({
    volumes: [
      {
        projected: {
          sources: [{ secret: { name: 'kafka-users', items: [{ key: 'operator', path: 'kafka-password' }] } }],
        },
      },
      { name: 'shared' },
      { name: 'tmp' },
    ],
  });
});
