import { type Socket, connect } from 'node:net';
import { until } from './until.ts';

/** A connection on which a test writes what no HTTP client would. */
export type RawConnection = {
  socket: Socket;
  /** All that came back so far. */
  received(): string;
  /** The answers, once this many statuses have come. */
  answered(count?: number): Promise<RawAnswer[]>;
  /** Resolves when the other side has closed. */
  closed: Promise<void>;
};

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

function answerOf(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') };
}

/** Opens a connection to `http://host:port` and writes the given text as it is. */
export function openRaw(url: string, text: string): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString('latin1')));
  socket.write(text, 'latin1');
  const answers = () =>
    received
      .split(/(?=HTTP\/1\.1 \d{3} )/)
      .filter((part) => part.includes('\r\n\r\n'))
      .map(answerOf);
  return {
    socket,
    received: () => received,
    answered: (count = 1) =>
      until(
        () => {
          const all = answers();
          return all.length >= count && all;
        },
        { within: 20_000 },
      ),
    closed: new Promise((resolve) => void socket.once('close', () => resolve())),
  };
}

/** The one answer to a text that is written as it is. */
export async function askRaw(url: string, text: string): Promise<RawAnswer> {
  const connection = openRaw(url, text);
  try {
    const [answer] = await connection.answered();
    return answer!;
  } finally {
    connection.socket.destroy();
  }
}
