import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { AppError, away } from '@waypost/contracts/errors';
import { jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { newId } from '@waypost/runtime/service/new-id';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAnalysisStore, type AnalysisStore } from './analysis-store.ts';
import { sweepOutdatedAnalyses } from './sweep-outdated-analyses.ts';
import { somePost, startScoring, type TestScoring } from './testing/start-scoring.ts';

let scoring: TestScoring;
let analyses: AnalysisStore;
beforeEach(async () => {
  scoring = await startScoring();
  analyses = await createAnalysisStore(scoring.ports.documents);
});
afterEach(() => scoring.close());

async function analysed() {
  const post = somePost(newId(), { version: 1 });
  scoring.posts.set(post._id, post);
  await scoring.publish(jobPostPublished, post._id, 1, post);
  return post;
}

/** As it was kept before readers had versions. */
async function keepAsBefore(_id: string) {
  const collection = await scoring.ports.documents.collection<{ _id: string }>({
    name: 'analyses',
    indexes: [{ key: { reader_version: 1 } }],
  });
  await collection.updateOne({ _id }, { $unset: { reader_version: '' } });
}

/** @param refuse what cannot be read, if anything */
async function sweep(atOnce?: number, refuse: (ids: readonly string[]) => void = () => undefined) {
  const client = createStubClient({ kind: 'service', name: 'scoring' });
  client.stub(readJobPosts, ({ body: { ids } }) => {
    refuse(ids);
    return { job_posts: ids.flatMap((id) => scoring.posts.get(id) ?? []) };
  });
  try {
    await sweepOutdatedAnalyses({ analyses, tasks: scoring.ports.tasks, client }, atOnce);
  } finally {
    await scoring.settled();
  }
}

test('an analysis of a former reader is made again', async () => {
  const post = await analysed();
  await keepAsBefore(post._id);
  expect(await analyses.find(post)).toBeUndefined();
  await sweep();
  expect(await analyses.find(post)).toMatchObject({ minimum_yrs_of_exp_needed: 2 });
});

test('however few are taken at once, each has its turn, also behind one of a post that is gone', async () => {
  const posts = [await analysed(), await analysed(), await analysed()];
  for (const post of posts) await keepAsBefore(post._id);
  const [gone, ...others] = posts;
  scoring.posts.delete(gone?._id ?? '');
  for (let time = 0; time < 3; time += 1) await sweep(1);
  for (const post of others) expect(await analyses.find(post)).toBeDefined();
  expect(await analyses.outdated(10)).toEqual([]);
});

test('one whose post cannot be read is forgotten, and keeps none of the others waiting', async () => {
  const posts = [await analysed(), await analysed(), await analysed()];
  for (const post of posts) await keepAsBefore(post._id);
  const [unreadable, ...others] = posts;
  const refuse = (ids: readonly string[]) => {
    if (ids.includes(unreadable?._id ?? '')) throw new AppError('internal', 'An answer is too long');
  };
  await expect(sweep(undefined, refuse)).rejects.toMatchObject({ code: 'internal' });
  for (const post of others) expect(await analyses.find(post)).toBeDefined();
  expect(await analyses.outdated(10)).toEqual([]);
});

test('none is forgotten while jobs is away', async () => {
  const post = await analysed();
  await keepAsBefore(post._id);
  const refuse = () => {
    throw away();
  };
  await expect(sweep(undefined, refuse)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await analyses.outdated(10)).toEqual([post._id]);
});

test('no more are read at once than one answer can hold', async () => {
  await Promise.all(Array.from({ length: 60 }, async () => keepAsBefore((await analysed())._id)));
  const asked: number[] = [];
  await sweep(undefined, (ids) => asked.push(ids.length));
  expect(asked).toEqual([50]);
});

test('an analysis of the present reader is left alone', async () => {
  const post = await analysed();
  await sweep();
  expect(await analyses.find(post)).toBeDefined();
  expect(await scoring.ports.tasks.depth('analyse-job-post')).toBe(0);
});
