import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Ports } from '../ports/ports.ts';
import type { Logger } from '../telemetry/log.ts';
import { createBroadcast } from './broadcast.ts';
import { type Database, openDatabase } from './database.ts';
import { createDocuments } from './documents.ts';
import { compactLog, createEvents } from './events.ts';
import { createFiles } from './files.ts';
import { createRoom } from './room.ts';
import { createSessions, sweepSessions } from './sessions.ts';
import { createTasks, releaseTasks } from './tasks.ts';

export { DataFolderError } from './data-folder-error.ts';

/** The embedded runtime: all ports of all services on one file. */
export type Embedded = {
  /** A service's own documents, files, tasks and sessions; events and broadcast are those of everybody. */
  portsFor(service: string): Ports;
  /** Ends subscriptions and workers, waits up to two seconds for what they are doing, and frees the file. */
  close(): Promise<void>;
};

/** Ms that running handlers get to finish at `close`. What is cut off runs again after the next start. */
const grace = 2000;
const sweepEvery = 10 * 60 * 1000;

/**
 * Opens the embedded runtime on a file, or in memory with ':memory:'.
 * @throws DataFolderError when the file is in use, newer, damaged or not ours.
 */
export async function openEmbedded({
  file,
  log = pino({ level: 'silent' }),
}: {
  file: string;
  log?: Logger;
}): Promise<Embedded> {
  const database = openDatabase(file);
  await releaseTasks(database);
  const room = createRoom(file);
  const events = createEvents(database, log);
  const broadcast = createBroadcast(log);
  const { tasksFor, close: closeTasks } = createTasks(database, log);
  const sweeps = setInterval(() => void sweep(database, log), sweepEvery).unref();

  const opened = new Map<string, Ports>();
  const open = (service: string): Ports => ({
    documents: createDocuments(database, service),
    files: createFiles(database, room, service),
    events,
    tasks: tasksFor(service),
    sessions: createSessions(database, service),
    broadcast,
  });

  return {
    portsFor(service) {
      const ports = opened.get(service) ?? open(service);
      opened.set(service, ports);
      return ports;
    },
    async close() {
      clearInterval(sweeps);
      const timeout = new AbortController();
      await Promise.race([
        Promise.all([events.close(), closeTasks()]),
        sleep(grace, undefined, { signal: timeout.signal }).catch(() => undefined),
      ]);
      timeout.abort();
      database.close();
    },
  };
}

async function sweep(database: Database, log: Logger) {
  try {
    await sweepSessions(database);
    await compactLog(database);
  } catch (error) {
    log.warn({ err: error }, 'the periodic sweep failed');
  }
}
