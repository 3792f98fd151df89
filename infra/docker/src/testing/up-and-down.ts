import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@waypost/runtime/testing/free-port';
import { compose, docker } from './compose.ts';
import { tellCompose } from './config.ts';

const project = 'waypost-test';
const logFolder = fileURLToPath(new URL('../../../../test-results/', import.meta.url));

/** The emulator of MongoDB says of itself that it is one; where it stands in, the image of OpenSearch has no security plugin either. */
async function composeFiles(): Promise<string> {
  const standIn = await docker(
    'image',
    'inspect',
    '--format',
    '{{index .Config.Labels "waypost.standin"}}',
    'mongo:7.0',
  ).catch(() => '');
  const files = [
    'docker-compose.yml',
    ...(standIn.trim() === 'emulator' ? ['infra/docker/compose.stand-ins.yml'] : []),
  ];
  return files.join(':');
}

/** Builds the images and brings all of Waypost up, once for all tests of it, with the demo's provider to sign in at. */
export async function setup(): Promise<void> {
  const port = await freePort();
  tellCompose({
    COMPOSE_FILE: await composeFiles(),
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_PROFILES: 'demo',
    PUBLIC_URL: `http://localhost:${port}`,
    BFF_PORTS: `127.0.0.1:${port}`,
    SIGN_IN_PORT: String(await freePort()),
    WAYPOST_IMAGE: 'waypost:test',
    WAYPOST_DEMO_IMAGE: 'waypost-demo:test',
    RATE_LIMIT: '100000',
  });
  try {
    await compose(['up', '--detach', '--build', '--wait', '--wait-timeout', '600']);
  } catch (error) {
    await compose(['ps', '--all']);
    throw error;
  }
}

/** What all of them said stays in a file, for whoever has to find out why a test failed. Called after a `setup` that failed, too. */
export async function teardown(): Promise<void> {
  try {
    const logs = await docker('compose', 'logs', '--no-color', '--timestamps');
    await mkdir(logFolder, { recursive: true });
    await writeFile(join(logFolder, 'compose.log'), logs);
  } finally {
    await takeDown();
  }
}

async function takeDown(): Promise<void> {
  // Docker may hold on to a network whose containers are all gone, until it is started again. https://github.com/moby/moby/issues/42119
  const down = () => compose(['down', '--volumes', '--timeout', '5']);
  await down()
    .catch(down)
    .catch(async (error: unknown) => {
      if (await isSomethingLeft()) throw error;
    });
}

/** Whether containers or volumes are left. */
async function isSomethingLeft(): Promise<boolean> {
  const ofProject = ['--quiet', '--filter', `label=com.docker.compose.project=${project}`];
  const left = await Promise.all([docker('ps', '--all', ...ofProject), docker('volume', 'ls', ...ofProject)]);
  return left.join('').trim() !== '';
}
