import { freePort } from '@waypost/runtime/testing/free-port';
import { type StartedTestContainer, Wait, getContainerRuntimeClient } from 'testcontainers';
import { type Servers, serverNames } from './config.ts';
import { serverContainers } from './server-containers.ts';

export type StartedContainers = { servers: Servers; stop(): Promise<unknown> };

const startWithin = 300_000;

/** Starts all four servers, each at a port that stays the same when it is stopped and started again. */
export async function startContainers(): Promise<StartedContainers> {
  const { info } = await getContainerRuntimeClient();
  // As an address: a name may stand for IPv6 too, where no container's port is open.
  const host = info.containerRuntime.host === 'localhost' ? '127.0.0.1' : info.containerRuntime.host;
  const running: StartedTestContainer[] = [];
  const stop = () => Promise.all(running.map((container) => container.stop()));
  const starting = serverNames.map(async (name) => {
    const { container, endpoint, ready } = serverContainers[name]({ host, port: await freePort() });
    const one = await container
      .withWaitStrategy(Wait.forSuccessfulCommand(ready))
      .withStartupTimeout(startWithin)
      .start();
    running.push(one);
    return [name, { endpoint, ready, id: one.getId() }] as const;
  });
  // All of them have an end before any is stopped, or one that starts late would stay behind.
  await Promise.allSettled(starting);
  try {
    return { servers: Object.fromEntries(await Promise.all(starting)) as Servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
