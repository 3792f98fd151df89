import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { MongoClient, MongoServerSelectionError } from 'mongodb';

/** What of the driver's own `Connection` is used here. */
type DriverConnection = {
  socket: Socket;
  writeCommand(...parameters: unknown[]): Promise<void>;
};

const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: DriverConnection };
};

/**
 * A command that the driver cannot write at once waits until its socket is drained. One that is closed meanwhile, as by
 * `socketTimeoutMS` or a check that fails, never is and says no error (mongodb 7.9): the call stays for ever, and so does the
 * check of the server, if it was that one's. So the end of the socket releases them; the driver sees next that it is closed.
 */
function releaseWrites(connection: DriverConnection): void {
  const { writeCommand } = connection;
  connection.writeCommand = async function writeOrClosed(...parameters) {
    const release = () => this.socket.emit('drain');
    this.socket.once('close', release);
    try {
      await writeCommand.apply(this, parameters);
    } finally {
      this.socket.off('close', release);
    }
  };
}

releaseWrites(Connection.prototype);

/** Why the driver found no server, where it says no more than that time has passed: nobody failed, nobody was right either. */
function explainSelection({ message, reason }: MongoServerSelectionError): string {
  if (!message.includes('timed out') || !reason) return message;
  const { setName, servers } = reason;
  const known = [...servers.values()].filter(({ type }) => type !== 'Unknown');
  if (setName && servers.size === 0) return `who answers there is no member of a replica set '${setName}'`;
  if (known.length > 0) return `${message}: no primary among ${known.map(({ address }) => address).join(', ')}`;
  return `${message}: nobody answers there as MongoDB does, by TLS or without it as the address says`;
}

/** @throws what kept it from that, in words. */
export async function connectMongo(client: MongoClient): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    if (error instanceof MongoServerSelectionError) throw new Error(explainSelection(error), { cause: error });
    throw error;
  }
}

/** The driver's, whose calls end with their connections. */
export { MongoClient };
