import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What a letter was, headers in one line each. */
export type Received = { to: readonly string[]; headers: ReadonlyMap<string, string>; source: string };

function read(source: string, to: readonly string[]): Received {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { to, headers: new Map(headers), source };
}

/** A mail server that does what a test says, and keeps what it took. */
export async function startMailServer() {
  const letters: Received[] = [];
  const sockets = new Set<Socket>();
  /** What it does with the letters to come, one after the other; then it takes them. */
  const moods: ('refuse' | 'refuse-for-good' | 'no-such-mailbox' | 'denied' | 'hang-up')[] = [];
  let asked = 0;
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const [mood] = moods;
      if (mood !== 'no-such-mailbox' && mood !== 'denied') return done();
      moods.shift();
      refused += 1;
      const words = mood === 'denied' ? `5.7.1 <${address}>: Relaying denied` : `5.1.1 <${address}>: No such mailbox`;
      done(Object.assign(new Error(words), { responseCode: 550 }));
    },
    async onData(stream, session, done) {
      asked += 1;
      const source = await text(stream);
      const mood = moods.shift();
      if (mood === 'hang-up') {
        for (const socket of sockets) socket.destroy();
        return;
      }
      if (mood === 'refuse' || mood === 'refuse-for-good') {
        const responseCode = mood === 'refuse' ? 451 : 554;
        // Also the name before the @ tells who it is.
        const names = session.envelope.rcptTo.map(({ address }) => address.split('@')[0]);
        done(Object.assign(new Error(`Refused: quota of ${names.join()} exceeded`), { responseCode }));
        return;
      }
      letters.push(
        read(
          source,
          session.envelope.rcptTo.map(({ address }) => address),
        ),
      );
      done();
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    moods,
    asked: () => asked,
    /** How often a recipient was refused. */
    refused: () => refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
