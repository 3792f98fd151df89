import { readPersonOfJobs } from '@waypost/contracts/calls/personal-data';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFindingStore, type FindingStore } from '../saved-searches/finding-store.ts';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
let findings: FindingStore;
beforeAll(async () => {
  jobs = await startJobs();
  findings = await createFindingStore(jobs.ports.documents);
});
afterAll(() => jobs.close());

const find = async (user_id: string) => {
  const finding = {
    saved_search_id: newId(),
    job_post_id: newId(),
    user_id,
    alert: 'live' as const,
    found_at: '2026-03-02T08:00:00.000Z',
  };
  await findings.add(finding);
  return finding;
};

test('a person gets all that their saved searches found, and nothing that others’ did', async () => {
  const [user_id, other] = [newId(), newId()];
  const found = [await find(user_id), await find(user_id)];
  await find(other);
  const asked = { params: { id: user_id }, querystring: {} };
  const { files, next } = await jobs.call(readPersonOfJobs, asked, { as: { kind: 'service', name: 'bff' } });
  expect(next).toBeNull();
  const file = files.find(({ name }) => name.startsWith('found-by-saved-searches/'));
  const byJob = (all: typeof found) => all.toSorted((a, b) => a.job_post_id.localeCompare(b.job_post_id));
  expect(byJob(JSON.parse(file?.content ?? '[]') as typeof found)).toEqual(byJob(found));
});
