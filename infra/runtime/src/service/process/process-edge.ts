import { AppError } from '@waypost/contracts/errors';
import { type Closeable, closePart, partsThatClose } from '../../closeable.ts';
import { hasNoRoom } from '../../no-room.ts';
import type { Logger } from '../../telemetry/log.ts';
import { processNameOf } from '../../telemetry/process-name.ts';

/** What an exit code says to who started the process; `broken` is EX_SOFTWARE of sysexits(3). */
export const exitCodes = { done: 0, refused: 1, broken: 70 } as const;

/** What a process says to its parent, where that one wants to hear it, once it can be used. */
export const readyMessage = 'ready';

const closeWithinMs = 10_000;
const sameSignalMs = 1_000;

/** A start that cannot work until a person changes something; its message says what. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What is thrown elsewhere when a person has to change something; those modules are loaded only where they are used. */
const forPeople = new Set(['ConfigError', 'DataFolderError', 'SetupError', 'BackupError', 'ModelError']);

/** What Node's parser of arguments says of an option that there is not. */
const isOfArguments = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/**
 * What the system says of a file or folder that somebody has named, with its path. One that is missing may be of Waypost's own; one
 * that cannot be made is not.
 */
const ofPlaces = new Set<unknown>(['EACCES', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOTDIR', 'EPERM', 'EROFS']);
const isOfPlace = (error: Error) =>
  'path' in error &&
  (('syscall' in error && error.syscall === 'mkdir') || ('code' in error && ofPlaces.has(error.code)));

/** Whether the message of an error is made for who started a process or a command. */
export const isForPeople = (error: unknown) =>
  error instanceof StartError ||
  (error instanceof Error && (forPeople.has(error.name) || isOfArguments(error) || isOfPlace(error)));

/** What led to an error: what an engine answered stands there. */
const causesOf = ({ cause }: Error): Error[] => (cause instanceof Error ? [cause, ...causesOf(cause)] : []);

/** What an operator is told that somebody is away for: who did not answer, and why. */
export const reasonsOf = (error: Error): string =>
  causesOf(error)
    .map(({ message }) => message)
    .join(': ');

/** What is said of a failure to who started the process or the command. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (hasNoRoom(error)) return 'There is no room left on the disk. Make some, and start again; nothing is lost.';
  if (isForPeople(error)) return error.message;
  const causes = causesOf(error).map(({ name, message }) => `caused by ${name}: ${message}`);
  return [error.stack ?? error.message, ...causes].join('\n');
}

/** The same for who gave a command: what a call of it is refused for, or who did not answer, and not where our code met it. */
export function explainToOperator(error: unknown): string {
  if (!(error instanceof AppError) || error.code === 'internal') return explain(error);
  return [error.message, reasonsOf(error)].filter(Boolean).join('\n');
}

/** What the edge itself says. */
export type EdgeLog = Pick<Logger, 'info' | 'error' | 'fatal'>;

/** Why a process shall end. */
type End = { why: string; code: number };

async function closeInTime(running: Closeable, { code }: End, within: number, log: EdgeLog): Promise<void> {
  const deadline = setTimeout(() => {
    log.error({ parts: partsThatClose() }, `Did not close within ${within} ms`);
    process.exit(code || 1);
  }, within);
  await running.close();
  clearTimeout(deadline);
}

/** The first signal; a second one ends the process at once. */
function onSignal(end: (end: End) => void): void {
  let since: number | undefined;
  const receive = (signal: NodeJS.Signals) => {
    since ??= performance.now();
    // npm passes on the Ctrl-C that the terminal has already sent, so two close together are one.
    if (performance.now() - since > sameSignalMs) process.exit(1);
    end({ why: signal, code: exitCodes.done });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, receive);
}

/**
 * For a command that would leave something half done, once it has begun that: aborted by the first SIGINT or SIGTERM, so that the
 * command takes it away and fails. A second one ends it at once.
 */
export function brokenOff(): AbortSignal {
  const controller = new AbortController();
  onSignal(({ why }) => controller.abort(new StartError(`Broken off by ${why}; nothing was changed.`)));
  return controller.signal;
}

/** A parent that looked after this process and has died leaves nobody to end it: it would keep port and data for ever. */
function onOrphaned(end: (end: End) => void): void {
  if (process.connected) process.once('disconnect', () => end({ why: 'the end of its parent', code: exitCodes.done }));
}

/**
 * The last resort, for what nobody caught, rejections too. What runs can no longer be trusted to be whole, so the first of them
 * ends it in order; what else fails meanwhile is only written down.
 */
function onFailure(log: EdgeLog, end: (end: End) => void): void {
  let failed = false;
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'Nobody caught this; the process ends');
    if (failed) return;
    failed = true;
    process.stderr.write(`Something failed that nothing here expects, so this process ends:\n${explain(error)}\n`);
    end({ why: origin, code: exitCodes.broken });
  });
}

/** So that `ps` says which of many processes of Node it is. */
function nameProcess(): void {
  process.title = processNameOf(process.argv[1] ?? '');
}

export type EdgeOptions = {
  /** Ms that what runs gets to close. */
  closeWithin?: number;
  /** What is sent elsewhere last, once nothing runs any more. */
  stopTelemetry?: () => Promise<void>;
};

/** Every `main.ts` has loaded it long before; who has not, need not. */
const stopLoadedTelemetry = async () => (await import('../../telemetry/telemetry.ts')).stopTelemetry();

/**
 * The edge of a process: starts, says in words why that failed (exit 1), and on SIGTERM or SIGINT closes what runs
 * (exit 0). A second signal ends it at once. What nobody caught is logged and said, and ends it in order too (exit 70).
 */
export async function runProcess(
  log: EdgeLog,
  start: () => Promise<Closeable>,
  { closeWithin = closeWithinMs, stopTelemetry = stopLoadedTelemetry }: EdgeOptions = {},
): Promise<void> {
  nameProcess();
  const ending = Promise.withResolvers<End>();
  onSignal(ending.resolve);
  onOrphaned(ending.resolve);
  onFailure(log, ending.resolve);
  try {
    // A start that waits for an engine may take for ever; nothing has been promised to anybody by then.
    const running = await Promise.race([start(), ending.promise]);
    if ('close' in running) process.send?.(readyMessage);
    const end = await ending.promise;
    log.info(`Closing on ${end.why}`);
    const close = async () => {
      if ('close' in running) await running.close();
      await closePart('telemetry', stopTelemetry);
    };
    await closeInTime({ close }, end, closeWithin, log);
    process.exit(end.code);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(exitCodes.refused);
  }
}

/** The edge of a command that ends by itself: exit 0, or 1 after saying in words why it failed. */
export async function runOnce(command: () => Promise<void>): Promise<void> {
  nameProcess();
  try {
    await command();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explainToOperator(error)}\n`);
    process.exit(1);
  }
}
