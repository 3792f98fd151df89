import { freePort } from '@waypost/local/testing/free-port';
import { compose } from './compose.ts';
import { tellCompose } from './config.ts';

/** Builds the images and brings all of Waypost up, once for all tests of it, with the demo's provider to sign in at. */
export async function setup(): Promise<void> {
  const port = await freePort();
  tellCompose({
    COMPOSE_PROJECT_NAME: 'waypost-test',
    COMPOSE_PROFILES: 'demo',
    PUBLIC_URL: `http://localhost:${port}`,
    BFF_PORTS: `${port}-${port + 9}`,
    SIGN_IN_PORT: String(await freePort()),
    WAYPOST_IMAGE: 'waypost:test',
    WAYPOST_DEMO_IMAGE: 'waypost-demo:test',
    RATE_LIMIT: '100000',
  });
  try {
    await compose('up', '--detach', '--build', '--wait', '--wait-timeout', '600');
  } catch (error) {
    await compose('ps', '--all');
    await compose('logs', '--tail', '30');
    await teardown();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  await compose('down', '--volumes', '--timeout', '5');
}
