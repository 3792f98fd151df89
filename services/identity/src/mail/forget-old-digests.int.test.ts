import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';
import { createDigestStore, type DigestStore } from './digest-store.ts';
import { forgetOldDigests } from './forget-old-digests.ts';

let service: TestIdentity;
let digests: DigestStore;
beforeAll(async () => {
  service = await startIdentity();
  digests = await createDigestStore(service.ports.documents);
});
afterAll(() => service.close());

test('a digest is kept for 30 days after its period, whatever became of it, and nothing late brings it back', async () => {
  const user_id = newId();
  const owner = { user_id, saved_search_id: newId(), alert: 'daily' as const };
  const periods = ['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => ({
    ...owner,
    job_post_ids: [newId()],
    at: `${day}T05:00:00.000Z`,
  }));
  for (const finding of periods) await digests.collect(finding);
  const [sent = ''] = await digests.due(new Date('2026-03-02T07:00:00.000Z'), 1);
  expect(await digests.transition(sent, ['collecting'], 'sent')).toBe(true);
  const left = async () => (await digests.query({ user_id })).map(({ value }) => value.due_at.slice(0, 10));

  await forgetOldDigests({ digests }, new Date('2026-04-02T06:30:00.000Z'));
  for (const finding of periods) await digests.collect(finding);
  expect(await left()).toEqual(['2026-03-04']);
  const kept = await service.keptText();
  expect(periods.map(({ job_post_ids: [job = ''] }) => kept.includes(job))).toEqual([false, false, true]);
});
