import { processNames } from '@waypost/runtime/service/process/processes';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { chart, engines, helm, objectsIn, render, setting, template, tryHelm, without } from './testing/tools.ts';

const everything = [
  ...engines,
  'autoscaling.enabled=true',
  'autoscaling.keda=true',
  'autoscaling.prometheus=http://prometheus.monitoring:9090',
  'ingress.enabled=true',
  'publicUrl=https://jobs.example.org',
  'processes.bff.env.TRUSTED_PROXIES=uniquelocal',
  'telemetry.collector.enabled=true',
  'telemetry.serviceMonitor=true',
  'telemetry.alerts=true',
];
const known = ['--api-versions', 'keda.sh/v1alpha1/ScaledObject'];

test('the chart has nothing that Helm would mend', async () => {
  expect(await helm('lint', '--strict', chart, '--kube-version', '1.36', ...setting(engines))).toContain(
    '0 chart(s) failed',
  );
});

test.each([
  ['default', engines, []],
  ['everything', everything, known],
] as const)('%s: what is rendered is what has been looked at', async (name, values, further) => {
  await expect(await render(values, ...further)).toMatchFileSnapshot(`../golden/${name}.yaml`);
});

const workload = z.object({
  replicas: z.number().optional(),
  template: z.object({
    spec: z.looseObject({
      automountServiceAccountToken: z.literal(false),
      securityContext: z.looseObject({
        runAsNonRoot: z.literal(true),
        seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
      }),
      containers: z.array(
        z.looseObject({
          securityContext: z.object({
            allowPrivilegeEscalation: z.literal(false),
            readOnlyRootFilesystem: z.literal(true),
            capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
          }),
          resources: z.object({
            requests: z.object({ cpu: z.string(), memory: z.string() }),
            limits: z.object({ cpu: z.string(), memory: z.string() }),
          }),
          startupProbe: z.looseObject({}),
          livenessProbe: z.looseObject({}),
          readinessProbe: z.looseObject({}),
        }),
      ),
    }),
  }),
});

test('no pod lacks limits, probes or a security context, and each process has its Deployment', async () => {
  const deployments = objectsIn(await render(everything, ...known)).filter(({ kind }) => kind === 'Deployment');
  expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual(
    [...processNames, 'collector'].map((name) => `waypost-${name}`).toSorted(),
  );
  for (const { spec } of deployments) expect(() => workload.parse(spec)).not.toThrow();
});

const podsOf = async (...values: string[]) =>
  new Map(
    objectsIn(await render([...engines, ...values]))
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata, spec }) => [metadata.name, JSON.stringify(spec?.['template'])]),
  );

test('another address of an engine makes new pods, for it is read at the start', async () => {
  const [before, after] = await Promise.all([podsOf(), podsOf('engines.redis.url=redis://another.engines:6379')]);
  for (const [name, pod] of before) expect([name, after.get(name)]).not.toEqual([name, pod]);
});

test('a release of another name asks for the Secrets that are made for it', async () => {
  const rendered = await helm('template', 'shop', chart, '--kube-version', '1.36', ...setting(engines));
  expect(rendered).toMatch(/secretName: shop-shared\n/);
  expect(rendered).toMatch(/name: shop-jobs-indexer\n +items:\n/);
});

test('a user of an engine may have a Secret of its own, named after it, as an operator of the engine makes them', async () => {
  const users = ['engines.kafka.username=\\{process}', 'engines.kafka.secret.name=kafka-\\{process}'];
  const pods = await podsOf(...users, 'engines.kafka.secret.key=password');
  for (const name of processNames) {
    expect(pods.get(`waypost-${name}`)).toContain(
      `{"secret":{"name":"kafka-${name}","items":[{"key":"password","path":"kafka-password"}]}}`,
    );
  }
});

test('the address of the mail server, with its password, is a file of identity alone', async () => {
  const mail = ['mail.secret=smtp', 'mail.from=jobs@example.org', 'mail.key=url'];
  const pods = await podsOf(...mail);
  expect([...pods].flatMap(([name, pod]) => (pod.includes('smtp') ? [name] : []))).toEqual(['waypost-identity']);
  expect(pods.get('waypost-identity')).toContain('{"name":"SMTP_URL_FILE","value":"/run/waypost/own/smtp-url"}');
  expect(pods.get('waypost-identity')).toContain(
    '{"secret":{"name":"smtp","items":[{"key":"url","path":"smtp-url"}]}}',
  );
});

test('a long number among the settings stays what was written', async () => {
  const pods = await podsOf('env.RATE_LIMIT=12345678', 'processes.bff.env.OTEL_TRACES_SAMPLER_ARG=0.1');
  expect(pods.get('waypost-bff')).toContain('{"name":"RATE_LIMIT","value":"12345678"}');
  expect(pods.get('waypost-bff')).toContain('{"name":"OTEL_TRACES_SAMPLER_ARG","value":"0.1"}');
});

test('of what a process may have, one amount can be said: the others are those of all', async () => {
  const pods = await podsOf('processes.jobs.resources.limits.memory=768Mi');
  expect(pods.get('waypost-jobs')).toContain(
    '"resources":{"limits":{"cpu":"1","memory":"768Mi"},"requests":{"cpu":"100m","memory":"256Mi"}}',
  );
});

test('no process has a limit of CPU where the defaults have none', async () => {
  const pods = await podsOf('defaults.resources.limits.cpu=null');
  for (const name of processNames) {
    expect(pods.get(`waypost-${name}`)).toMatch(/"resources":{"limits":{"memory":"\w+"},"requests":{"cpu":/);
  }
});

describe('what cannot work is refused in words:', () => {
  test.each([
    ['no MongoDB', without('engines.mongodb'), 'Waypost needs mongodb, which runs elsewhere: set engines.mongodb.url'],
    [
      'no OpenSearch',
      without('engines.opensearch'),
      'Waypost needs opensearch, which runs elsewhere: set engines.opensearch.url',
    ],
    ['no Redis', without('engines.redis'), 'Waypost needs redis, which runs elsewhere: set engines.redis.url'],
    ['no Kafka', without('engines.kafka'), 'Waypost needs kafka, which runs elsewhere: set engines.kafka.brokers'],
    [
      'an address and a Secret of one',
      [...engines, 'engines.redis.secret.name=redis'],
      'engines.redis has its address twice: as url and in the Secret redis',
    ],
    [
      'a login without a password',
      [...engines, 'engines.kafka.username=waypost'],
      'engines.kafka.username needs its password',
    ],
    [
      'a password without a login',
      [...engines, 'engines.kafka.secret.name=kafka-users'],
      'engines.kafka.secret.name is kafka-users, a password of nobody',
    ],
    [
      'a way in on which everybody is one',
      [...engines, 'ingress.enabled=true', 'publicUrl=https://jobs.example.org'],
      'set processes.bff.env.TRUSTED_PROXIES',
    ],
    ['e-mails of nobody', [...engines, 'mail.secret=smtp'], 'mail needs both: mail.from, and mail.secret'],
    ['a name that no Secret has', [...engines, 'signIn.secret=Sign_In'], 'signIn.secret'],
    ['a key that no Secret has', [...engines, 'engines.ca.secret=ca', 'engines.ca.key=the key'], 'engines.ca.key'],
    [
      'fewer at most than at least',
      [...engines, 'processes.bff.scaling.min=5', 'processes.bff.scaling.max=2'],
      'processes.bff.scaling has min 5 above max 2',
    ],
    [
      'fewer at most than at least, for all',
      [...engines, 'processes.bff.scaling=null', 'defaults.scaling.min=5', 'defaults.scaling.max=2'],
      'processes.bff.scaling has min 5 above max 2',
    ],
    [
      'autoscaling without bounds',
      [...engines, 'processes.bff.scaling=null', 'autoscaling.enabled=true', 'autoscaling.keda=true'],
      'autoscaling is on, but processes.bff.scaling does not say between how many',
    ],
    [
      'one name for the authority of each process',
      [...engines, 'engines.ca.secret=ca', 'engines.ca.key=of-{process}'],
      'engines.ca.key',
    ],
    ['a part of the values of which nothing is left', [...engines, 'telemetry=null'], "missing property 'telemetry'"],
    ['an engine of which nothing is left', [...engines, 'engines.redis=null'], "missing property 'redis'"],
    ['a setting that is none', [...engines, 'env.LOG-LEVEL=debug'], "additional properties 'LOG-LEVEL' not allowed"],
    ['another port', [...engines, 'env.PORT=8080'], 'PORT stands in the settings of applications'],
    ['another address', [...engines, 'processes.bff.env.HOST=10.0.0.1'], 'HOST stands in the settings of bff'],
    [
      'a depth without an age',
      [...engines, 'processes.bff.scaling.depth=5'],
      "properties 'ageSeconds' required, if 'depth' exists",
    ],
    [
      'a way in to this machine only',
      [...engines, 'ingress.enabled=true'],
      'ingress.enabled leads people in, but publicUrl is http://localhost:3000',
    ],
    [
      'autoscaling where nobody measures',
      [...engines, 'autoscaling.enabled=true'],
      'autoscaling is on, but nobody serves metrics.k8s.io/v1beta1 here',
    ],
    [
      'KEDA that is not there',
      [...engines, 'autoscaling.enabled=true', 'autoscaling.keda=true'],
      "this cluster does not know KEDA's ScaledObject",
    ],
    ['a process that does not exist', [...engines, 'processes.mailer.replicas=1'], 'There is no process mailer'],
    ['a wrong word', [...engines, 'autoscaling.enable=true'], "additional properties 'enable' not allowed"],
    [
      'more indexers than partitions',
      [...engines, 'processes.jobs-indexer.scaling.max=9'],
      'processes.jobs-indexer.scaling.max',
    ],
    [
      'more indexers than partitions, by what all have',
      [...engines, 'defaults.replicas=9'],
      'processes.jobs-indexer would have 9 instances, and job-posts 8 partitions',
    ],
    ['an address that is none', [...engines, 'engines.redis.url=redis.engines'], 'engines.redis.url'],
    ['people at plain http', [...engines, 'publicUrl=http://jobs.example.org'], 'publicUrl'],
  ])('%s', async (_, values, sentence) => {
    const { code, err } = await tryHelm(...template, ...setting(values));
    expect(code).not.toBe(0);
    expect(err.replaceAll('/', '.')).toContain(sentence.replaceAll('/', '.'));
  });

  test('KEDA without Prometheus', async () => {
    const values = [...engines, 'autoscaling.enabled=true', 'autoscaling.keda=true'];
    const { err } = await tryHelm(...template, ...setting(values), ...known);
    expect(err).toContain('set autoscaling.prometheus to the address of Prometheus');
  });
});
