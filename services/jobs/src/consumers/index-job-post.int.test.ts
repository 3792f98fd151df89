import type { Event, EventDefinition } from '@waypost/contracts/event';
import { jobPostClosed, jobPostEdited, jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePost } from '../testing/generated-posts.ts';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

/** Tells of a post as the relay would; `some` may break it. */
function tell(
  { topic, type, schemaVersion }: EventDefinition,
  { key, version, ...some }: { key: string; version: number; title?: string; status?: string },
) {
  const data = { ...makePost({ _id: key }), version, dsh_id: newId(), owner_type: 'Recruiter', ...some };
  const time = new Date().toISOString();
  const event: Event = { id: newId(), type, schema_version: schemaVersion, key, version, time, data };
  return jobs.ports.events.publish(topic, [{ key, value: JSON.stringify(event), headers: {} }]);
}

const found = async (key: string) => {
  await jobs.settled();
  const { jobs: all } = await jobs.search({ limit: '50' });
  return all.filter(({ _id }) => _id === key).map(({ title, status, version }) => ({ title, status, version }));
};

describe('the indexer', () => {
  it('makes a post findable, with each change', async () => {
    const key = newId();
    await tell(jobPostPublished, { key, version: 1, title: 'Baker' });
    expect(await found(key)).toEqual([{ title: 'Baker', status: 'Open', version: 1 }]);
    await tell(jobPostEdited, { key, version: 2, title: 'Pastry chef' });
    expect(await found(key)).toEqual([{ title: 'Pastry chef', status: 'Open', version: 2 }]);
    await tell(jobPostClosed, { key, version: 3, title: 'Pastry chef', status: 'Close' });
    expect(await found(key)).toEqual([{ title: 'Pastry chef', status: 'Close', version: 3 }]);
  });

  it('takes a duplicate for done', async () => {
    const key = newId();
    for (let time = 0; time < 2; time++) await tell(jobPostPublished, { key, version: 1, title: 'Baker' });
    expect(await found(key)).toHaveLength(1);
  });

  it('keeps the newest, whatever comes late', async () => {
    const key = newId();
    await tell(jobPostClosed, { key, version: 3, title: 'Baker', status: 'Close' });
    await tell(jobPostEdited, { key, version: 2, title: 'Stale' });
    expect(await found(key)).toEqual([{ title: 'Baker', status: 'Close', version: 3 }]);
  });

  it('lets what it cannot read go to the dead letters, and goes on', async () => {
    const [poison, next] = [newId(), newId()];
    await tell(jobPostPublished, { key: poison, version: 1, status: 'Half open' });
    await tell(jobPostPublished, { key: next, version: 1, title: 'Next' });
    expect(await found(next)).toHaveLength(1);
    expect(await found(poison)).toEqual([]);
    const letters = (await jobs.ports.events.deadLetters()).filter(({ record }) => record.key === poison);
    expect(letters).toContainEqual(
      expect.objectContaining({
        group: expect.stringContaining('index-job-post'),
        reason: expect.stringContaining('status'),
      }),
    );
  });
});
