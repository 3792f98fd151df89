import { fileURLToPath } from 'node:url';
import { type StartedTestContainer, Wait, getContainerRuntimeClient } from 'testcontainers';
import { freePort } from '../../local/src/testing/free-port.ts';
import { type Servers, endpointVariables, readGiven, serverNames, tellTests } from './config.ts';
import { serverContainers } from './server-containers.ts';

const control = fileURLToPath(new URL('control-servers.ts', import.meta.url));
const startWithin = 180_000;

let started: StartedTestContainer[] = [];

/** Starts the four servers in containers, once for all tests of the cluster runtime, unless the environment names some that run. */
export async function setup(): Promise<void> {
  const { given, missing } = readGiven();
  if (missing.length === 0) return;
  if (given.length > 0) {
    const variables = (names: typeof given) => names.map((name) => endpointVariables[name]).join(', ');
    throw new Error(
      `${variables(given)} set, but not ${variables(missing)}. Name all four servers, or none to have them started in containers.`,
    );
  }
  const { info } = await getContainerRuntimeClient();
  // As an address: a name may stand for IPv6 too, where no container's port is open.
  const host = info.containerRuntime.host === 'localhost' ? '127.0.0.1' : info.containerRuntime.host;
  const starting = serverNames.map(async (name) => {
    const { container, endpoint, ready } = serverContainers[name]({ host, port: await freePort() });
    const running = await container
      .withWaitStrategy(Wait.forSuccessfulCommand(ready))
      .withStartupTimeout(startWithin)
      .start();
    started.push(running);
    return [name, { endpoint, ready, id: running.getId() }] as const;
  });
  await Promise.allSettled(starting);
  try {
    tellTests(Object.fromEntries(await Promise.all(starting)) as Servers, control);
  } catch (error) {
    await teardown();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  await Promise.all(started.map((container) => container.stop()));
  started = [];
}
