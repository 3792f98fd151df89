import { processNames } from '@waypost/runtime/service/process/processes';
import { expect, test } from 'vitest';
import { type Container, containersOf, docker, engineNames, serviceOf } from './testing/compose.ts';

const everything = await containersOf();
const ours = everything.filter((container) => processNames.some((name) => name === serviceOf(container)));
const nameOf = (container: Container) => [serviceOf(container), container] as const;

test('every process runs', () => {
  expect(new Set(ours.map(serviceOf))).toEqual(new Set(processNames));
});

test.each(everything.map(nameOf))('%s is healthy, limited, and may do no more than it needs', (_name, container) => {
  const { State, Config, HostConfig } = container;
  expect(State).toMatchObject({ Status: 'running', Health: { Status: 'healthy' } });
  expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'], CapAdd: null });
  expect(HostConfig.SecurityOpt).toContain('no-new-privileges:true');
  // Nobody begins as root, the engines neither.
  expect(Config.User).toMatch(/^[1-9]\d*:1000$/);
  for (const limit of [HostConfig.Memory, HostConfig.NanoCpus, HostConfig.PidsLimit]) expect(limit).toBeGreaterThan(0);
});

test.each(ours.map(nameOf))('%s is no root and can write nowhere but to /tmp', async (_name, { Id }) => {
  const attempt =
    'id -u; for folder in /app /app/node_modules /etc /home/node /run/waypost/own /run/waypost/shared /tmp; do touch $folder/x 2>/dev/null && echo $folder; done; rm -f /tmp/x';
  expect(await docker('exec', Id, 'sh', '-c', attempt)).toBe('1000\n/tmp\n');
});

test('of engines and processes only the BFF publishes a port, and that to this machine alone', () => {
  const published = everything.filter(({ HostConfig }) => Object.keys(HostConfig.PortBindings).length > 0);
  // The demo's provider is a stranger to Waypost: a browser has to reach it, as it would reach Google.
  expect(new Set(published.map(serviceOf))).toEqual(new Set(['bff', 'sign-in']));
  const addresses = published.flatMap(({ HostConfig }) => Object.values(HostConfig.PortBindings).flat());
  expect(new Set(addresses.map(({ HostIp }) => HostIp))).toEqual(new Set(['127.0.0.1']));
});

test('only the BFF, the provider and who asks the mail server are on a network with a way out, and OpenSearch is where job posts are', async () => {
  const networks = JSON.parse(
    await docker(
      'network',
      'inspect',
      ...new Set(everything.flatMap((one) => Object.keys(one.NetworkSettings.Networks))),
    ),
  ) as { Name: string; Internal: boolean }[];
  const on = (network: string) =>
    everything.filter((one) => Object.keys(one.NetworkSettings.Networks).includes(network)).map(serviceOf);
  const outward = networks.filter(({ Internal }) => !Internal);
  const [toMail, others] = [true, false].map((is) => outward.filter(({ Name }) => Name.endsWith('_mail') === is));
  expect([toMail?.length, others?.length]).toEqual([1, 1]);
  expect(new Set(toMail?.flatMap(({ Name }) => on(Name)))).toEqual(new Set(['identity']));
  expect(new Set(others?.flatMap(({ Name }) => on(Name)))).toEqual(new Set(['bff', 'sign-in']));
  const search = networks.find(({ Name }) => Name.endsWith('_opensearch'));
  expect(new Set(on(search?.Name ?? ''))).toEqual(new Set(['opensearch', 'jobs', 'jobs-indexer']));
  // Each engine is on its own network and no other.
  for (const name of engineNames) {
    const engine = everything.find((one) => serviceOf(one) === name);
    expect(Object.keys(engine?.NetworkSettings.Networks ?? {})).toEqual([
      expect.stringMatching(new RegExp(`_${name}$`)),
    ]);
  }
});

test('no secret is in an environment, and each process sees its own secrets only', async () => {
  for (const { Config } of everything) {
    const told = Config.Env.filter(
      (setting) => /(KEY|SECRET|PASSWORD|TOKEN)=./.test(setting) || /\/\/[^/\s]+:[^/\s]+@/.test(setting),
    );
    expect(told).toEqual([]);
  }
  const files = 'cat /run/waypost/own/actor-key; find /run/waypost -type f';
  const seen = await Promise.all(ours.map(async ({ Id }) => docker('exec', Id, 'sh', '-c', files)));
  expect(new Set(seen).size).toBe(processNames.length);
  for (const text of seen) {
    const found = text.split('\n').filter((line) => line.startsWith('/run/waypost/'));
    expect(found.filter((file) => !/^\/run\/waypost\/(own|shared|sign-in)\//.test(file))).toEqual([]);
  }
});
