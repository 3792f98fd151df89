import { fileURLToPath } from 'node:url';
import { endpointVariables, readGiven, tellTests } from './config.ts';
import type { StartedContainers } from './start-containers.ts';

const control = fileURLToPath(new URL('control-servers.ts', import.meta.url));

let started: StartedContainers | undefined;

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
  // Loaded only here: it is not small, and most runs name their servers.
  const { startContainers } = await import('./start-containers.ts');
  started = await startContainers();
  tellTests(started.servers, control);
}

export async function teardown(): Promise<void> {
  await started?.stop();
}
