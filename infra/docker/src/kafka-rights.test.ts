import { expect, test } from 'vitest';
import { kafkaRightsOf } from './kafka-rights.ts';

const mayWrite = (process: Parameters<typeof kafkaRightsOf>[0]) =>
  kafkaRightsOf(process).flatMap((right) => ('topic' in right && right.may.includes('write') ? [right.topic] : []));

test('a service writes to its own topics of events only, and the BFF to none', () => {
  expect(mayWrite('resumes')).toEqual(['resumes']);
  expect(mayWrite('scoring-worker')).toEqual(['scores']);
  expect(mayWrite('jobs')).toEqual(['job-posts', 'saved-searches']);
  expect(mayWrite('identity')).toEqual(['profiles', 'notifications']);
  expect(mayWrite('bff')).toEqual([]);
});

test('groups, dead letters and publishers are those of its own service', () => {
  const names = kafkaRightsOf('jobs-indexer').flatMap((right) => ('topic' in right ? [] : Object.values(right).flat()));
  expect(names.filter((name) => name.includes('.') || name.includes('-'))).toEqual(['jobs.', 'jobs.', 'relay-jobs']);
});

test('nothing can be removed but what search indexes leave, and that by jobs', () => {
  const removes = (process: Parameters<typeof kafkaRightsOf>[0]) =>
    kafkaRightsOf(process).filter((right) => right.may.includes('remove'));
  expect(removes('jobs')).toEqual([
    { topicsFrom: 'jobs.index-job-post.', may: ['remove'] },
    { groupsFrom: 'jobs.index-job-post.', may: ['remove'] },
  ]);
  expect(removes('jobs-indexer')).toEqual([]);
});
