import { expect, test } from 'vitest';
import { type Container, containersOf, docker, processNames, serviceOf } from './testing/compose.ts';

const ours = await containersOf(...processNames);
const nameOf = (container: Container) => [serviceOf(container), container] as const;

test('every process runs', () => {
  expect(new Set(ours.map(serviceOf))).toEqual(new Set(processNames));
});

test.each(ours.map(nameOf))('%s is healthy, limited, and may do no more than it needs', (_name, container) => {
  const { State, Config, HostConfig } = container;
  expect(State).toMatchObject({ Status: 'running', Health: { Status: 'healthy' } });
  expect(Config.User).toBe('1000:1000');
  expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] });
  expect(HostConfig.SecurityOpt).toContain('no-new-privileges:true');
  expect(HostConfig.Memory).toBeGreaterThan(0);
  expect(HostConfig.NanoCpus).toBeGreaterThan(0);
});

test.each(ours.map(nameOf))('%s is no root and can write nowhere but to /tmp', async (_name, { Id }) => {
  const attempt =
    'id -u; for folder in /app /app/node_modules /etc /home/node /run/waypost/own /run/waypost/shared /tmp; do touch $folder/x 2>/dev/null && echo $folder; done; rm -f /tmp/x';
  expect(await docker('exec', Id, 'sh', '-c', attempt)).toBe('1000\n/tmp\n');
});

test('of engines and processes only the BFF publishes a port', async () => {
  const everything = await containersOf();
  const published = everything.filter(({ HostConfig }) => Object.keys(HostConfig.PortBindings).length > 0);
  // The demo's provider is a stranger to Waypost: a browser has to reach it, as it would reach Google.
  expect(new Set(published.map(serviceOf))).toEqual(new Set(['bff', 'sign-in']));
});

test('engines and processes cannot leave their network, but for the BFF', async () => {
  const networks = await docker('network', 'ls', '--filter', 'name=waypost-test_backend', '--quiet');
  const [backend] = JSON.parse(await docker('network', 'inspect', networks.trim())) as [
    { Internal: boolean; Containers: Record<string, unknown> },
  ];
  expect(backend.Internal).toBe(true);
  const inside = Object.keys(backend.Containers);
  const everything = await containersOf();
  const outside = everything.filter(({ Id }) => !inside.includes(Id)).map(serviceOf);
  expect(outside).toEqual(['sign-in']);
});
