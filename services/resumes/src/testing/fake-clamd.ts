import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The harmless file that every scanner has to find: https://www.eicar.org/download-anti-malware-testfile/ */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/**
 * Speaks clamd's INSTREAM over TCP, and finds EICAR anywhere in what it gets.
 * @param answer what it says instead of its verdict; nothing for one that never answers.
 */
export async function startFakeClamd({ port = 0, answer }: { port?: number; answer?: string | undefined } = {}) {
  const sockets = new Set<Socket>();
  const scanned: number[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let got = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      const file = fileIn(got);
      if (!file) return;
      scanned.push(file.length);
      const verdict = file.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
      if (answer !== '') socket.end(`${answer ?? verdict}\0`);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Bytes of each file. */
    scanned,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

const command = 'zINSTREAM\0';

/** The chunks of a whole command, put together. @throws for anything else than that command. */
function fileIn(bytes: Buffer): Buffer | undefined {
  if (bytes.length < command.length) return undefined;
  if (!bytes.subarray(0, command.length).equals(Buffer.from(command))) throw new Error('UNKNOWN COMMAND');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
