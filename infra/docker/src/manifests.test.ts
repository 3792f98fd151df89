import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bffConfig } from '@waypost/bff/config';
import { identityConfig } from '@waypost/identity/config';
import { jobsConfig } from '@waypost/jobs/config';
import { resumesConfig } from '@waypost/resumes/config';
import { actorProcesses } from '@waypost/runtime/service/actors/actor-rights';
import { serviceConfig } from '@waypost/runtime/service/process/config';
import { demoProcesses, operations, type ProcessKind, processes } from '@waypost/runtime/service/process/processes';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const manifest = z.object({
  services: z.record(
    z.string(),
    z.object({
      // Of engines also a line for a shell.
      command: z.union([z.array(z.string()), z.string().transform((line) => [line])]).optional(),
      environment: z.record(z.string(), z.unknown()).optional(),
      volumes: z.array(z.string()).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.unknown()),
});
const compose = manifest.parse(parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }));
const kinds = Object.entries<ProcessKind>(processes);
const demo = Object.values(demoProcesses).map(({ entry }) => entry);

test.each([...kinds.map(([, { entry }]) => entry), ...demo])('%s is there', (entry) => {
  expect(existsSync(fileURLToPath(new URL(entry, root)))).toBe(true);
});

test.each(kinds)(
  'docker-compose.yml starts %s by its entry, under its name and with its secrets',
  (name, { entry }) => {
    const { command, environment, volumes = [] } = compose.services[name] ?? {};
    // What the image starts by itself.
    expect(command ?? ['bff/src/main.ts']).toEqual([entry]);
    expect(environment?.['OTEL_SERVICE_NAME']).toBe(name);
    expect(volumes).toContain(`secrets-${name}:/run/waypost/own:ro`);
  },
);

test.each([
  ['bff', bffConfig],
  ['identity', identityConfig],
  ['jobs', jobsConfig],
  ['jobs-indexer', jobsConfig],
  ['resumes', resumesConfig],
])('docker-compose.yml hands %s every setting that it alone reads', (name, { shape }) => {
  const environment = Object.keys(compose.services[name]?.environment ?? {});
  const given = new Set(environment.map((key) => key.replace(/_FILE$/, '')));
  const own = Object.keys(shape).filter((key) => !(key in serviceConfig.shape));
  expect(own.filter((key) => !given.has(key))).toEqual([]);
});

/** Settings that hold a password or a key. */
const secret = /(PASSWORD|SECRET|_KEY|(SMTP|MONGODB|REDIS|OPENSEARCH)_URL)$/;

test.each(kinds)('docker-compose.yml tells %s its secrets as files', (name) => {
  const environment = Object.keys(compose.services[name]?.environment ?? {});
  expect(environment.filter((key) => secret.test(key.replace(/_FILE$/, '')))).not.toEqual([]);
  expect(environment.filter((key) => secret.test(key))).toEqual([]);
});

test.each(Object.entries(operations))('%s is a script, and a command of the image', (name, { entry }) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts).toHaveProperty([name]);
  expect(existsSync(fileURLToPath(new URL(entry, root)))).toBe(true);
  const [, sources = ''] = /AS sources\n(.*?)\n\n/s.exec(read('infra/docker/Dockerfile')) ?? [];
  const copied = [...sources.matchAll(/^COPY (\S+) \1$/gm)].map(([, folder = '']) => `${folder}/`);
  expect(copied.filter((folder) => entry.startsWith(folder))).toHaveLength(1);
});

test.each(Object.entries(operations))('the README says how %s is run in compose, in whose name', (_, { entry, as }) => {
  expect(Object.keys(compose.services)).toContain(as);
  expect(read('infra/docker/README.md')).toMatch(new RegExp(`docker compose run .*\\b${as} ${entry}`));
});

test('docker-compose.yml starts nothing of ours that the table does not know', () => {
  const ours = /^(services|bff|infra\/(local|demo))\//;
  const started = Object.values(compose.services).flatMap(({ command = [] }) =>
    command.filter((word) => ours.test(word)),
  );
  const known = new Set([...kinds.map(([, { entry }]) => entry), ...demo]);
  expect(started.filter((entry) => !known.has(entry))).toEqual([]);
});

test.each(actorProcesses)('the secrets of %s have a volume, and a folder in the image', (name) => {
  expect(Object.keys(compose.volumes)).toContain(`secrets-${name}`);
  expect(compose.services['secrets']?.volumes).toContain(`secrets-${name}:/run/waypost/${name}`);
  expect(read('infra/docker/Dockerfile')).toContain(` waypost/${name} `);
});

test('the others look for each where it is, where they share a machine', () => {
  const defaults = serviceConfig.parse({}) as Record<string, unknown>;
  const called = kinds.flatMap(([, { port, urlVariable }]) => (urlVariable ? [{ port, urlVariable }] : []));
  expect(called.map(({ urlVariable }) => defaults[urlVariable])).toEqual(
    called.map(({ port }) => `http://127.0.0.1:${port}`),
  );
});

test.each(kinds)('the README of the cluster names %s', (name) => {
  expect(read('infra/cluster/README.md')).toMatch(new RegExp(`(^\\| |, )${name}[, |]`, 'm'));
});

test('a network that the README tells a container to join is one of docker-compose.yml', () => {
  const joined = [...read('infra/docker/README.md').matchAll(/\bnetwork `([\w-]+)`/g)].map(([, name = '']) => name);
  expect(joined).not.toEqual([]);
  expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(joined));
});
