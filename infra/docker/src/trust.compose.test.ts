import { expect, test } from 'vitest';
import { compose, docker, runInside } from './testing/compose.ts';

/** Says `refused: <why>` where the promise fails, else what it comes to. */
const saying = (promise: string) =>
  `console.log(await (${promise}).then(String, (error) => 'refused: ' + (error.cause?.code ?? error.code ?? error.message)));process.exit(0)`;

const secret = (name: string) => `readFileSync('/run/waypost/own/${name}', 'utf8')`;
const imports = `import { existsSync, readFileSync } from 'node:fs'; import { connect } from 'node:net'; import { Redis } from 'ioredis';
const authorityFile = '/run/waypost/shared/authority';
const authority = existsSync(authorityFile) ? readFileSync(authorityFile, 'utf8') : undefined;
const redis = (url) => new Redis(url, { tls: { ca: authority }, maxRetriesPerRequest: 0, retryStrategy: () => null });
const opened = (host, port) => new Promise((resolve, reject) =>
  connect({ host, port, timeout: 3000 }).once('connect', () => resolve('opened')).once('error', reject).once('timeout', () => reject(new Error('timeout'))));`;

async function inside(service: string, promise: string): Promise<string> {
  const said = await runInside(service, imports + saying(promise));
  return said.trim().split('\n').at(-1) ?? '';
}

test.each([
  ['resumes', 'opensearch', 9200],
  ['bff', 'opensearch', 9200],
  ['sign-in', 'kafka', 9092],
  ['sign-in', 'mongodb', 27017],
  ['sign-in', 'redis', 6379],
  ['sign-in', 'identity', 3000],
])('%s cannot even connect to %s', async (from, to, port) => {
  expect(await inside(from, `opened('${to}', ${port})`)).toMatch(/^refused: (ENOTFOUND|EAI_AGAIN|timeout)$/);
});

test('Redis lets nobody in without TLS, nor without a password, nor at the sessions of another process', async () => {
  const plain = `new Redis('redis://redis:6379', { maxRetriesPerRequest: 0, retryStrategy: () => null }).ping()`;
  expect(await inside('resumes', plain)).toMatch(/^refused: /);
  expect(await inside('resumes', `redis('rediss://redis:6379').get('waypost:sessions:bff:x')`)).toMatch(/NOAUTH/);
  const own = `redis(${secret('redis-url')})`;
  expect(await inside('resumes', `${own}.get('waypost:sessions:bff:x')`)).toMatch(/NOPERM/);
  expect(await inside('resumes', `${own}.call('KEYS', '*')`)).toMatch(/NOPERM/);
  expect(await inside('resumes', `${own}.set('waypost:sessions:resumes:x', 'own', 'EX', 5)`)).toBe('OK');
  expect(await inside('bff', `redis(${secret('redis-url')}).exists('waypost:sessions:bff:x')`)).toMatch(/^\d$/);
});

test('Redis has what transactions wrote once it starts again: tasks, and the list of a person’s sessions', async () => {
  const own = `redis(${secret('redis-url')})`;
  const written = `${own}.multi().set('waypost:sessions:resumes:a', 'own', 'EX', 600).set('waypost:sessions:resumes:b', 'own', 'EX', 600).exec()`;
  expect(await inside('resumes', written)).toBe(',OK,,OK');
  await compose(['restart', 'redis']);
  await compose(['up', '--wait', '--no-deps', '--no-recreate', 'redis']);
  const kept = `${own}.mget('waypost:sessions:resumes:a', 'waypost:sessions:resumes:b')`;
  expect(await inside('resumes', kept)).toBe('own,own');
});

const kafka = (login: string, call: string) => `(async () => {
  const { createKafkaClient } = await import('/app/infra/runtime/src/cluster/kafka/kafka-client.ts');
  const kafka = createKafkaClient({ brokers: ['kafka:9092'], ${login} }, { debug() {}, warn() {} });
  return kafka.${call}.finally(() => kafka.close());
})()`;
const asResumes = `tls: { ca: authority }, login: { mechanism: 'plain', username: 'resumes', password: ${secret('kafka-password')} }`;
const record = `{ key: 'x', value: '{}', headers: {} }`;

test('Kafka lets nobody in without TLS and password, and nobody write what another service tells', async () => {
  expect(await inside('resumes', kafka('', 'topicNames()'))).toMatch(/^refused: /);
  expect(await inside('resumes', kafka('tls: { ca: authority }', 'topicNames()'))).toMatch(/^refused: /);
  const wrong = asResumes.replace(secret('kafka-password'), `'guessed'`);
  expect(await inside('resumes', kafka(wrong, 'topicNames()'))).toMatch(/^refused: .*[Aa]uthentication/);
  const another = asResumes.replace(`'resumes'`, `'applications'`);
  expect(await inside('resumes', kafka(another, 'topicNames()'))).toMatch(/^refused: .*[Aa]uthentication/);

  // What Kafka answers: the topic, the publisher, the group are not for this user. https://kafka.apache.org/protocol#protocol_error_codes
  const forbidden = async (call: string) => inside('resumes', kafka(asResumes, call));
  const notItsName = /^refused: (30|53|Failed to find group coordinator)$/;
  expect(await forbidden(`append('applications', ${record})`)).toBe('refused: 29');
  expect(await forbidden(`publisher('relay-applications')`)).toMatch(notItsName);
  expect(await forbidden(`rewind('scores', 'applications.attach-score')`)).toMatch(notItsName);
  expect(await forbidden(`removeTopic('resumes')`)).toBe('refused: 29');
  expect(await inside('resumes', kafka(asResumes, 'topicNames()'))).toMatch(/resumes/);
});

test('services answer no plain HTTP, show a certificate of their own authority, and believe nobody another name', async () => {
  const plain = `fetch('http://identity:3000/health/live').then(({ status }) => status)`;
  expect(await inside('resumes', plain)).toMatch(/^refused: /);
  const unknown = `fetch('https://identity:3000/health/live').then(({ status }) => status)`;
  expect(await inside('resumes', unknown)).toMatch(/^refused: (UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/);
  const call = (actor: string) => `(async () => {
    const { Agent, request } = await import('undici');
    const { createActorSigner } = await import('/app/infra/runtime/src/service/actors/actor-token.ts');
    const { readSigningKey } = await import('/app/infra/runtime/src/service/actors/actor-keys.ts');
    const token = await createActorSigner(await readSigningKey(${secret('actor-key')}))(${actor}, 'applications');
    const answer = await request('https://applications:3000/api-that-is-not-there', {
      dispatcher: new Agent({ connect: { ca: authority } }), headers: { authorization: 'Bearer ' + token } });
    return answer.statusCode + ' ' + (await answer.body.json()).error_code;
  })()`;
  expect(await inside('resumes', call(`{ kind: 'service', name: 'resumes' }`))).toBe('404 not-found');
});

test('what a process of one service signs for a person is refused by another, though its certificate is good', async () => {
  const script = (actor: string) => `(async () => {
    const { createClient } = await import('/app/infra/runtime/src/service/calls/client.ts');
    const { createActorSigner } = await import('/app/infra/runtime/src/service/actors/actor-token.ts');
    const { readSigningKey } = await import('/app/infra/runtime/src/service/actors/actor-keys.ts');
    const { listResumes } = await import('/app/contracts/src/calls/resumes.ts');
    const sign = createActorSigner(await readSigningKey(${secret('actor-key')}));
    const client = createClient({ baseUrl: () => 'https://resumes:3000', sign, timeoutMs: 5000, ca: authority });
    return client.call(listResumes, {}, { actor: ${actor} }).then(({ total }) => total);
  })()`;
  const person = `{ kind: 'user', user_id: 'a'.repeat(24), dashboards: [] }`;
  expect(await inside('bff', script(person))).toBe('0');
  expect(await inside('scoring-worker', script(person))).toBe('refused: forbidden');
});

test('the operator looks at dead letters with rights of their own', async () => {
  const said = await docker(
    'compose',
    'run',
    '--rm',
    '--no-deps',
    'operator',
    'infra/runtime/src/operator/dead-letters.ts',
    'list',
  );
  expect(said).toContain('dead letters');
});
