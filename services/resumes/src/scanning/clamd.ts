import { once } from 'node:events';
import { connect } from 'node:net';
import { AppError } from '@waypost/contracts/errors';
import type { MalwareScanner, ScanVerdict } from './malware-scanner.ts';

const chunkBytes = 64 * 1024;
/** An answer is one short line; more is no clamd. */
const longestReply = 4_096;

type ClamdOptions = { url: string; deadlineMs?: number };

/**
 * A clamd over TCP, asked by INSTREAM: chunks with their length before them, an empty one as the end
 * (https://docs.clamav.net/manual/Usage/Scanning.html, clamd(8)). A connection a file.
 */
export function createClamd({ url, deadlineMs = 15_000 }: ClamdOptions): MalwareScanner {
  const { hostname, port } = new URL(url);
  return {
    isOn: true,
    async scan(bytes) {
      const reply = await ask(hostname.replace(/^\[|\]$/g, ''), Number(port), bytes, deadlineMs).catch(
        (error: unknown) => {
          throw away(error);
        },
      );
      const verdict = verdictOf(reply);
      if (!verdict) throw away(new Error(`clamd answered: ${reply.slice(0, 200)}`));
      return verdict;
    },
  };
}

// Whatever keeps a scanner from its answer, such as a limit that is set too low, an operator can mend; the file waits.
const away = (cause: unknown) => new AppError('unavailable', 'Files cannot be scanned right now', { cause });

async function ask(host: string, port: number, bytes: Uint8Array, deadlineMs: number): Promise<string> {
  const socket = connect({ host, port });
  // For its whole life: it may break after we stopped listening for an answer.
  socket.on('error', () => undefined);
  const signal = AbortSignal.timeout(deadlineMs);
  const give = () => socket.destroy(new Error(`No answer within ${deadlineMs} ms`));
  signal.addEventListener('abort', give);
  try {
    await once(socket, 'connect', { signal });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const chunk = bytes.subarray(at, at + chunkBytes);
      socket.write(lengthOf(chunk));
      socket.write(chunk);
    }
    socket.write(lengthOf([]));
    let reply = '';
    for await (const part of socket.setEncoding('utf8')) {
      reply += part as string;
      if (reply.includes('\0') || reply.length > longestReply) break;
    }
    return reply.split('\0', 1)[0] ?? '';
  } finally {
    signal.removeEventListener('abort', give);
    socket.destroy();
  }
}

function lengthOf({ length }: { length: number }): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function verdictOf(reply: string): ScanVerdict | undefined {
  if (/^stream: OK\s*$/.test(reply)) return { status: 'clean' };
  const name = /^stream: (.{1,200}) FOUND\s*$/.exec(reply)?.[1];
  return name === undefined ? undefined : { status: 'infected', name };
}
