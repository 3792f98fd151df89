import type { Closeable } from '../closeable.ts';
import type { Logger } from '../telemetry/log.ts';
import { stopTelemetry } from '../telemetry/telemetry.ts';
import { ConfigError } from './config.ts';

const closeWithinMs = 10_000;
const sameSignalMs = 1_000;

/** A start that cannot work until a person changes something; its message says what. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What drivers throw when a person has to change something; their modules are loaded only where they are used. */
const ofDrivers = new Set(['DataFolderError', 'SetupError']);

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const forPeople = error instanceof ConfigError || error instanceof StartError || ofDrivers.has(error.name);
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

/** The first signal; a second one ends the process at once. */
function firstSignal(): Promise<NodeJS.Signals> {
  const first = Promise.withResolvers<NodeJS.Signals>();
  let since: number | undefined;
  const receive = (signal: NodeJS.Signals) => {
    since ??= performance.now();
    // npm passes on the Ctrl-C that the terminal has already sent, so two close together are one.
    if (performance.now() - since > sameSignalMs) process.exit(1);
    first.resolve(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, receive);
  return first.promise;
}

/**
 * The edge of a process: starts, says in words why that failed (exit 1), and on SIGTERM or SIGINT closes what runs
 * (exit 0). A second signal ends it at once.
 */
export async function runProcess(log: Logger, start: () => Promise<Closeable>): Promise<void> {
  const signal = firstSignal();
  try {
    // A start that waits for an engine may take for ever; nothing has been promised to anybody by then.
    const running = await Promise.race([start(), signal]);
    log.info(`Closing on ${await signal}`);
    if (typeof running !== 'string') await closeInTime(running, log);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** The edge of a command that ends by itself: exit 0, or 1 after saying in words why it failed. */
export async function runOnce(command: () => Promise<void>): Promise<void> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
