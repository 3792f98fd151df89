import { readPersonOfJobs } from '@waypost/contracts/calls/personal-data';
import { maxEventBytes } from '@waypost/contracts/event';
import { aJobPostState } from '@waypost/contracts/testing/job-posts';
import type { Documents } from '@waypost/runtime/ports/documents';
import { ownCalls } from '@waypost/runtime/service/calls/send';
import { newId } from '@waypost/runtime/service/new-id';
import { readPerson } from '@waypost/runtime/testing/read-person';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobPostStore } from '../job-post-store.ts';
import { publish } from '../job-post.ts';
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
  const file = (await readPerson(jobs, readPersonOfJobs, user_id))
    .flat()
    .find(({ name }) => name.startsWith('found-by-saved-searches/'));
  const byJob = (all: typeof found) => all.toSorted((a, b) => a.job_post_id.localeCompare(b.job_post_id));
  expect(byJob(JSON.parse(file?.content ?? '[]') as typeof found)).toEqual(byJob(found));
});

test('a part is found in the order of an index, so that it costs the same however much there is', async () => {
  const indexes: string[][] = [];
  const documents: Documents = {
    collection(spec) {
      indexes.push(...spec.indexes.map(({ key }) => Object.keys(key)));
      return jobs.ports.documents.collection(spec);
    },
  };
  await createJobPostStore(documents);
  expect(indexes).toContainEqual(['created_by', '_id']);
  await createFindingStore(documents);
  expect(indexes).toContainEqual(['user_id', '_id']);
});

test('of somebody whose posts are as long as they may be, all is given in parts that an answer between services holds', async () => {
  const store = await createJobPostStore(jobs.ports.documents);
  const [user_id, at] = [newId(), new Date().toISOString()];
  const ids = Array.from({ length: 60 }, newId);
  const quotes = '"'.repeat(maxEventBytes / 2 - 2_000);
  const owner = { user_id, dsh_id: newId(), owner_type: 'Recruiter' as const };
  const { _id: _, ...content } = aJobPostState({ description: quotes });
  await store.createMany(ids.map((id) => ({ ...publish(content, { id, owner, at }), events: [] })));
  const parts = await readPerson(jobs, readPersonOfJobs, user_id);
  const names = parts.flat().map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('job-posts/'))).toEqual(ids.map((id) => `job-posts/${id}.json`));
  const bytes = parts.map((part) => Buffer.byteLength(JSON.stringify(part)));
  expect(Math.max(...bytes)).toBeLessThan(ownCalls.longestAnswer);
});
