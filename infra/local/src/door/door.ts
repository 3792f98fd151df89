import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Closeable } from '@waypost/runtime/closeable';
import { explainToOperator, StartError } from '@waypost/runtime/service/process/process-edge';
import { z } from 'zod';
import type { DoorCall, Progress } from './door-call.ts';
import type { DoorCommands } from './door-commands.ts';

type Name = keyof DoorCommands;
type Body<N extends Name> = Parameters<DoorCommands[N]>[0];
type Result<N extends Name> = DoorCommands[N] extends (...args: never[]) => Promise<infer R> ? R : never;

/** The running product, as another process of this machine sees it. */
export type Door = {
  /** @throws StartError with the product's own words for what it refuses, or when it ended meanwhile. */
  ask<N extends Name>(name: N, body: Body<N>, onProgress?: (progress: Progress) => void): Promise<Result<N>>;
};

const doorFile = (dataFolder: string) => join(dataFolder, 'door.json');
const note = z.object({ url: z.url(), token: z.string().min(1) });
const bearer = (token: string) => `Bearer ${token}`;

/** A line of an answer: any number of reports, then one of the others. */
type Line = { progress: Progress } | { result: unknown } | { refused: string };

/**
 * A way in for the commands of the operator while the product runs, since its data file is locked: loopback only, with a token that
 * only who may read the data folder can know.
 */
export async function openDoor(commands: DoorCommands, dataFolder: string): Promise<Closeable> {
  const token = randomBytes(32).toString('base64url');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = request.url?.slice(1) ?? '';
    if (request.method !== 'POST' || !Object.hasOwn(commands, name)) return void response.writeHead(404).end();
    if (!isSame(request.headers.authorization ?? '', bearer(token))) return void response.writeHead(401).end();
    const gone = new AbortController();
    response.on('error', () => gone.abort()).once('close', () => gone.abort());
    const say = (line: Line) => void (gone.signal.aborted || response.write(`${JSON.stringify(line)}\n`));
    try {
      const command = commands[name as Name] as (body: unknown, call: DoorCall) => Promise<unknown>;
      const body: unknown = await json(request);
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      const result = await command(body, { report: (progress) => say({ progress }), signal: gone.signal });
      say({ result: result ?? null });
    } catch (error) {
      say({ refused: explainToOperator(error) });
    }
    response.end();
  }

  const server = createServer((request, response) => void answer(request, response));
  server.on('clientError', (_, socket) => socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A failure to accept a later connection must not end the product: the command can be given again.
  server.on('error', () => undefined);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = doorFile(dataFolder);
  await writeFile(file, JSON.stringify({ url, token }), { mode: 0o600 });
  await chmod(file, 0o600);
  return {
    async close() {
      await rm(file, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The door of a product that runs on this data folder; undefined when none does. */
export async function knock(dataFolder: string): Promise<Door | undefined> {
  const found = note.safeParse(await readFile(doorFile(dataFolder), 'utf8').then(JSON.parse, () => undefined));
  if (!found.success) return undefined;
  const { url, token } = found.data;
  const post = (path: string, body: unknown) =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: bearer(token) },
      body: JSON.stringify(body ?? {}),
    });
  // After a crash the note is still there, but nobody behind the door, or a stranger.
  const answers = await post('/', {}).then(
    ({ status }) => status === 404,
    () => false,
  );
  if (!answers) return undefined;
  return {
    async ask<N extends Name>(name: N, body: Body<N>, onProgress: (progress: Progress) => void = () => undefined) {
      const response = await post(`/${name}`, body).catch((cause: unknown) => Promise.reject(ended(cause)));
      if (!response.ok || !response.body) throw new Error(`The product answered ${response.status}`);
      for await (const line of linesOf(response.body)) {
        // JSON has no undefined.
        if ('result' in line) return (line.result ?? undefined) as Result<N>;
        if ('refused' in line) throw new StartError(line.refused);
        onProgress(line.progress);
      }
      throw ended();
    },
  };
}

const ended = (cause?: unknown) =>
  new StartError('The product ended before it had answered. Look whether it runs again, and repeat the command.', {
    cause,
  });

async function* linesOf(body: ReadableStream): AsyncGenerator<Line> {
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(body) })) yield JSON.parse(line) as Line;
  } catch (cause) {
    throw ended(cause);
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
