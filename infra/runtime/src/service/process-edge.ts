import type { Closeable } from '../closeable.ts';
import type { Logger } from '../telemetry/log.ts';
import { stopTelemetry } from '../telemetry/telemetry.ts';
import { ConfigError } from './config.ts';

const closeWithinMs = 10_000;

/** A start that cannot work until a person changes something; its message says what. */
export class StartError extends Error {
  override name = 'StartError';
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const forPeople = error instanceof ConfigError || error instanceof StartError || error.name === 'DataFolderError';
  return forPeople ? error.message : (error.stack ?? error.message);
}

async function closeInTime(running: Closeable, log: Logger): Promise<void> {
  const deadline = setTimeout(() => {
    log.error(`Did not close within ${closeWithinMs} ms`);
    process.exit(1);
  }, closeWithinMs);
  await running.close();
  await stopTelemetry();
  clearTimeout(deadline);
}

/**
 * The edge of a process: starts, says in words why that failed (exit 1), and on SIGTERM or SIGINT closes what runs
 * (exit 0). A second signal ends it at once.
 */
export async function runProcess(log: Logger, start: () => Promise<Closeable>): Promise<void> {
  const asked = Promise.withResolvers<NodeJS.Signals>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      asked.resolve(signal);
      process.once(signal, () => process.exit(1));
    });
  }
  try {
    const running = await start();
    log.info(`${await asked.promise}: closing`);
    await closeInTime(running, log);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
