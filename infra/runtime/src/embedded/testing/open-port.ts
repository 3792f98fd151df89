import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Ports } from '../../ports/ports.ts';
import type { OpenPort } from '../../testing/opened-port.ts';
import { openEmbedded } from '../embedded-ports.ts';

/** A folder of its own for the tests of one file; gone after them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The embedded driver for a suite: one port, on a file that outlives each opening. */
export function openPort<P>(choose: (ports: Ports) => P): OpenPort<P> {
  const file = join(temporaryFolder(), 'waypost.db');
  return async () => {
    const embedded = await openEmbedded({ file });
    return { port: choose(embedded.portsFor('suite')), close: embedded.close };
  };
}
