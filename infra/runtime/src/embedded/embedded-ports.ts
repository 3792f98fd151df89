import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Ports } from '../ports/ports.ts';
import { repeat } from '../service/repeat.ts';
import type { Logger } from '../telemetry/log.ts';
import { type BackUpOptions, type BackedUp, backUp } from './back-up.ts';
import { BackupError } from './backup-file.ts';
import { createBroadcast } from './broadcast.ts';
import { createLogCompaction } from './compact-log.ts';
import { type Database, openDatabase } from './database.ts';
import { createDocuments } from './documents.ts';
import { createEvents } from './events.ts';
import { createFiles } from './files.ts';
import { createRoom } from './room.ts';
import { createSessions, sweepSessions } from './sessions.ts';
import { releaseTasks } from './task-table.ts';
import { createTasks } from './tasks.ts';

export { DataFolderError } from './data-folder-error.ts';

/** The embedded runtime: all ports of all services on one file. */
export type Embedded = {
  /** A service's own documents, files, tasks and sessions; events and broadcast are those of everybody. */
  portsFor(service: string): Ports;
  /** Copies the file while it is used, see `backUp`; one copy at a time. */
  backUp(file: string, options?: BackUpOptions): Promise<BackedUp>;
  /** Ends subscriptions and workers, waits so many ms at most for what they are doing, a second by itself, and frees the file. */
  close(within?: number): Promise<void>;
};

/** Ms that what is handled when the product ends gets to finish. What is cut off runs again after the next start. */
export const grace = 1_000;
const sweepEvery = 10 * 60 * 1000;
/** So that what people delete is gone from the disk within a minute. */
const foldEvery = 20 * 1000;

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
  const compaction = createLogCompaction(database);
  const sweeps = repeat({
    everyMs: sweepEvery,
    async work() {
      await sweepSessions(database);
      await compaction.sweep();
    },
    failed: (error) => log.warn({ err: error }, 'The periodic sweep failed'),
  });
  const folds = setInterval(() => fold(database, log), foldEvery).unref();

  const closing = new AbortController();
  let backups: Promise<unknown> = Promise.resolve();

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
    backUp(target, options) {
      const signal = AbortSignal.any([closing.signal, ...(options?.signal ? [options.signal] : [])]);
      const running = backups.then(() => backUp(database, target, { ...options, signal }));
      backups = running.catch(() => undefined);
      return running;
    },
    async close(within = grace) {
      clearInterval(folds);
      closing.abort(new BackupError('Waypost was stopped during the backup; nothing was left of it.'));
      await Promise.all([backups, sweeps.close()]);
      const timeout = new AbortController();
      await Promise.race([
        Promise.all([events.close(), closeTasks()]),
        sleep(within, undefined, { signal: timeout.signal }).catch(() => undefined),
      ]);
      timeout.abort();
      database.close();
    },
  };
}

function fold(database: Database, log: Logger) {
  try {
    database.fold();
  } catch (error) {
    log.warn({ err: error }, 'The log of the data file could not be folded into it');
  }
}
