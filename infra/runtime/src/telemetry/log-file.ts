import { closeSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** Where lines go to stay: a destination for pino, and for what a process that is looked after says. */
export type LogFile = { write(text: string | Uint8Array): void };

export type LogFileOptions = {
  /** A file that would grow beyond it becomes `<path>.1`, what was that `.2`, and so on. */
  maxBytes?: number;
  /** How many older files are kept beside the current one. */
  older?: number;
  /** Tells a person that lines are lost, and later how many were. */
  warn?: (sentence: string) => void;
  append?: (fd: number, bytes: Uint8Array) => number;
  /** Ms that a line may wait for others, as each write costs about as much as many lines. */
  togetherMs?: number;
};

const lineBreak = Buffer.from('\n');
const toStderr = (sentence: string) => void process.stderr.write(`${sentence}\n`);

const flushes = new Set<() => void>();
// One listener for all files: whoever looks after many processes has one of each.
process.once('exit', () => {
  for (const flush of flushes) flush();
});

/**
 * A log that never ends its process: what cannot be written (a full disk) is dropped, counted and said once, and the next
 * line is tried again. pino's own destination keeps such lines for ever, throws, and tries without end when the process exits.
 * What comes within a tenth of a second is one write, and the process's end waits for it. @throws when the file cannot be opened at all.
 */
export function openLogFile(
  path: string,
  {
    maxBytes = 10 * 1024 * 1024,
    older = 4,
    warn = toStderr,
    append = writeSync,
    togetherMs = 100,
  }: LogFileOptions = {},
): LogFile {
  let waiting: Buffer[] = [];
  let open: { fd: number; size: number } | undefined = openOwn(path);
  let lost = 0;
  /** The last line is there in part. */
  let torn = false;

  function rotate() {
    if (open) closeSync(open.fd);
    open = undefined;
    for (let age = older; age > 0; age--) renameIfThere(age === 1 ? path : `${path}.${age - 1}`, `${path}.${age}`);
  }

  function save(bytes: Uint8Array) {
    if (open && open.size > 0 && open.size + bytes.length > maxBytes) rotate();
    open ??= openOwn(path);
    for (let done = 0; done < bytes.length;) {
      const written = append(open.fd, bytes.subarray(done));
      done += written;
      open.size += written;
      torn = done < bytes.length;
    }
  }

  function flush() {
    if (waiting.length === 0) return;
    const brought = Buffer.concat(waiting);
    waiting = [];
    try {
      save(torn ? Buffer.concat([lineBreak, brought]) : brought);
    } catch (error) {
      if (lost === 0) warn(`${path} cannot be written (${(error as Error).message}); its lines are lost until it can.`);
      lost += countLines(brought);
      return;
    }
    if (lost > 0) warn(`${path} can be written again; ${lost} lines were lost.`);
    lost = 0;
  }

  flushes.add(flush);
  return {
    write(text) {
      if (waiting.length === 0) setTimeout(flush, togetherMs).unref();
      waiting.push(Buffer.from(text));
    },
  };
}

/** Readable by its owner only, also where it was not before. */
function openOwn(path: string) {
  const fd = openSync(path, 'a', 0o600);
  const { mode, size } = fstatSync(fd);
  if ((mode & 0o077) !== 0) fchmodSync(fd, 0o600);
  return { fd, size };
}

function renameIfThere(from: string, to: string) {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const countLines = (bytes: Uint8Array) => bytes.reduce((count, byte) => count + Number(byte === 0x0a), 0);
