import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Closeable } from '@waypost/runtime/closeable';
import { z } from 'zod';
import { createCityFinder } from '../find-cities.ts';
import type { RunningServices } from '../start-services.ts';
import { importPosts, openRecruiter } from './import-job-posts.ts';
import type { Outcome, Recruiter } from './import-job-posts.ts';
import type { ReadJobPost } from './job-post-of-row.ts';

/** What an import needs of the product, whether it runs in this process or in another one. */
export type Importer = Closeable & {
  open(email: string): Promise<Recruiter>;
  importPosts(recruiter: Recruiter, posts: readonly ReadJobPost[]): Promise<Outcome[]>;
};

export function localImporter(services: RunningServices, issuer: string): Importer {
  const findCity = createCityFinder(services.client);
  return {
    open: (email) => openRecruiter(services.client, { email, issuer }),
    importPosts: (recruiter, posts) => importPosts(services.client, findCity, recruiter, posts),
    close: () => services.close(),
  };
}

const doorFile = (dataFolder: string) => join(dataFolder, 'import-door.json');
const note = z.object({ url: z.url(), token: z.string().min(1) });
const bearer = (token: string) => `Bearer ${token}`;

/**
 * A way in for `npm run import` while the product runs, since its data file is locked: loopback only, with a token that only who
 * may read the data folder can know.
 */
export async function openDoor(
  services: RunningServices,
  options: { dataFolder: string; issuer: string },
): Promise<Closeable> {
  const importer = localImporter(services, options.issuer);
  const token = randomBytes(32).toString('base64url');
  const actions: Record<string, (body: never) => Promise<unknown>> = {
    '/recruiters': ({ email }: { email: string }) => importer.open(email),
    '/job-posts': ({ recruiter, posts }: { recruiter: Recruiter; posts: ReadJobPost[] }) =>
      importer.importPosts(recruiter, posts),
  };
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    const action = actions[request.url ?? ''];
    if (request.method !== 'POST' || !action) return { status: 404, body: { message: 'Not found' } };
    if (!isSame(request.headers.authorization ?? '', bearer(token)))
      return { status: 401, body: { message: 'Wrong token' } };
    try {
      return { status: 200, body: await action((await json(request)) as never) };
    } catch (error) {
      return { status: 500, body: { message: error instanceof Error ? error.message : String(error) } };
    }
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = doorFile(options.dataFolder);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ url, token }), { mode: 0o600 });
  return {
    async close() {
      await rm(file, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The door of a product that runs on this data folder; undefined when none does. */
export async function knock(dataFolder: string): Promise<Importer | undefined> {
  const found = note.safeParse(await readFile(doorFile(dataFolder), 'utf8').then(JSON.parse, () => undefined));
  if (!found.success) return undefined;
  const { url, token } = found.data;
  const post = (path: string, body: unknown) =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: bearer(token) },
      body: JSON.stringify(body),
    });
  // After a crash the note is still there, but nobody behind the door, or a stranger.
  const answers = await post('/', {}).then(
    ({ status }) => status === 404,
    () => false,
  );
  if (!answers) return undefined;
  const call = async (path: string, body: unknown): Promise<unknown> => {
    const response = await post(path, body);
    const result: unknown = await response.json();
    if (!response.ok)
      throw new Error((result as { message?: string }).message ?? `The product answered ${response.status}`);
    return result;
  };
  return {
    open: async (email) => (await call('/recruiters', { email })) as Recruiter,
    importPosts: async (recruiter, posts) => (await call('/job-posts', { recruiter, posts })) as Outcome[],
    close: async () => undefined,
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
