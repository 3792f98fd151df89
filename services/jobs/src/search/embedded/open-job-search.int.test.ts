import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { createActorVerifier, generateActorKeys } from '@waypost/runtime/service/actors/actor-token';
import { createLog } from '@waypost/runtime/telemetry/log';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildJobs } from '../../app.ts';
import { createJobPostStore } from '../../job-post-store.ts';
import { publish } from '../../job-post.ts';
import { makePost, now } from '../../testing/generated-posts.ts';
import { openJobSearch } from './open-job-search.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-jobs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const request = { page: 1, limit: 15, ctc_currency: 'USD' } as const;
const id = 'a'.repeat(24);

/** Runs the service on this folder until `use` is done. */
async function running<T>(
  use: (service: { total: () => Promise<number | undefined>; write: (id?: string) => Promise<unknown> }) => Promise<T>,
) {
  const embedded = await openEmbedded({ file: join(folder, 'waypost.db') });
  const ports = embedded.portsFor('jobs');
  const log = createLog('jobs');
  log.level = 'silent';
  const { verifying } = await generateActorKeys();
  const refuse = () => Promise.reject(new Error('No other service is asked'));
  const service = await buildJobs({ searchFile: join(folder, 'search.db') }).build({
    ports,
    client: { call: refuse, callForBytes: refuse },
    log,
    verifyActor: createActorVerifier(verifying),
  });
  await service.http.ready();
  await service.start();
  const result = await use({
    /** Undefined while it is not told. */
    async total() {
      const answer = await service.http.inject({ url: '/job-posts/search' });
      return answer.statusCode === 503 ? undefined : answer.json<{ total: number }>().total;
    },
    async write(_id = id) {
      const store = await createJobPostStore(ports.documents);
      const owner = { user_id: id, dsh_id: id, owner_type: 'Recruiter' as const };
      await store.create(publish(makePost({ _id, title: 'Baker' }), { id: _id, owner, at: now.toISOString() }));
    },
  });
  await service.close();
  await embedded.close();
  return result;
}

it('an index that was lost is filled again from the start of the topic', async () => {
  await running(async ({ write, total }) => {
    await write();
    await until(async () => (await total()) === 1);
  });
  rmSync(join(folder, 'search.db'));
  const found = await running(({ total }) => until(async () => (await total()) || undefined));
  expect(found).toBe(1);
});

it('an index that was lost serves once it has all, and is not taken for all there is before', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => at.toString(16).padStart(24, '0'));
  await running(async ({ write, total }) => {
    await Promise.all(ids.map(write));
    await until(async () => (await total()) === ids.length);
  });
  rmSync(join(folder, 'search.db'));
  const told = await running(({ total }) =>
    until(async () => {
      const found = await total();
      return found === undefined ? undefined : { found };
    }),
  );
  expect(told.found).toBeGreaterThanOrEqual(0.95 * ids.length);
});

it('an index that is there serves at once', async () => {
  await running(async ({ write, total }) => {
    await write();
    await until(async () => (await total()) === 1);
  });
  expect(await running(({ total }) => total())).toBe(1);
});

it('an index that was left from other documents is not taken for theirs', async () => {
  const file = join(folder, 'search.db');
  const openOn = async (name: string) => {
    const embedded = await openEmbedded({ file: join(folder, name) });
    const search = await openJobSearch(embedded.portsFor('jobs').documents, file);
    return {
      search,
      close: async () => {
        await search.close();
        await embedded.close();
      },
    };
  };
  const first = await openOn('first.db');
  await first.search.index([{ id, version: 1, post: makePost({ _id: id }) }]);
  await first.close();
  const other = await openOn('other.db');
  expect((await other.search.search(request, now)).total).toBe(0);
  await other.close();
});
