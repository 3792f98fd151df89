#!/usr/bin/env node
/**
 * `control-servers.ts kill|pause|resume|up NAME`: breaks and mends one of the servers that `start-servers.ts` has started, with
 * its data and address. `up` ends when the server takes calls again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { getContainerRuntimeClient } from 'testcontainers';
import { readServers, serverNames } from './config.ts';

const upWithin = 120_000;

const [action = '', wanted] = process.argv.slice(2);
const name = serverNames.find((name) => name === wanted);
if (name === undefined) throw new Error(`Which server? One of: ${serverNames.join(', ')}`);
const { id, ready } = readServers()[name];
const { container: client } = await getContainerRuntimeClient();
const container = client.getById(id);

async function up(): Promise<void> {
  const { State } = await container.inspect();
  if (State.Paused) await container.unpause();
  if (!State.Running) await container.start();
  const deadline = AbortSignal.timeout(upWithin);
  const isReady = async () => (await client.exec(container, ['/bin/sh', '-c', ready])).exitCode === 0;
  while (!(await isReady())) await sleep(200, undefined, { signal: deadline });
}

const actions: Record<string, () => Promise<unknown>> = {
  kill: () => container.kill(),
  pause: () => container.pause(),
  resume: () => container.unpause(),
  up,
};
const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
if (act === undefined) throw new Error(`Which action? One of: ${Object.keys(actions).join(', ')}`);
await act();
