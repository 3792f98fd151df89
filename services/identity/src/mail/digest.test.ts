import { nextId } from '@waypost/contracts/testing/factory';
import { describe, expect, test } from 'vitest';
import { collect, type Digest, digestId, dueAfter, isClosedFor, newDigest, turn } from './digest.ts';

describe('what was found is sent at the end of its period, in UTC', () => {
  test.each([
    ['daily', '2026-03-02T05:59:59.999Z', '2026-03-02T06:00:00.000Z'],
    ['daily', '2026-03-02T06:00:00.000Z', '2026-03-03T06:00:00.000Z'],
    ['daily', '2026-12-31T23:00:00.000Z', '2027-01-01T06:00:00.000Z'],
    // A Monday.
    ['weekly', '2026-03-02T05:59:59.999Z', '2026-03-02T06:00:00.000Z'],
    ['weekly', '2026-03-02T06:00:00.000Z', '2026-03-09T06:00:00.000Z'],
    ['weekly', '2026-03-08T23:59:59.000Z', '2026-03-09T06:00:00.000Z'],
  ] as const)('%s, found %s: %s', (alert, at, due) => expect(dueAfter(alert, at)).toBe(due));
});

const owner = { user_id: nextId(), saved_search_id: nextId(), alert: 'daily' } as const;
const due = '2026-03-03T06:00:00.000Z';
const job = nextId();
const digest: Digest = newDigest(owner, due, job).value;

test('there is one a person, search and period', () => {
  expect(digestId(owner, due)).toBe(newDigest(owner, due, nextId()).id);
  const others = [{ user_id: nextId() }, { saved_search_id: nextId() }, { alert: 'weekly' as const }];
  const ids = others.map((other) => digestId({ ...owner, ...other }, due));
  expect(new Set([digestId(owner, due), digestId(owner, '2026-03-04T06:00:00.000Z'), ...ids]).size).toBe(5);
});

test('a post stands in it once, and at most five hundred do, of more it is kept that there are', () => {
  expect(collect(digest, job)).toBeUndefined();
  const full = { ...digest, job_post_ids: Array.from({ length: 500 }, () => nextId()) };
  const overfull = { ...full, has_more: true } as const;
  expect(collect(full, nextId())?.value).toEqual(overfull);
  // However much an import brings, it is written no more.
  expect(collect(overfull, nextId())).toBeUndefined();
  expect(collect(digest, nextId())?.value.job_post_ids).toHaveLength(2);
});

test('once it is closed, what comes late belongs to another', () => {
  const sent: Digest = { ...digest, state: 'sent' };
  expect([isClosedFor(sent, job), isClosedFor(sent, nextId()), isClosedFor(digest, nextId())]).toEqual([
    false,
    true,
    false,
  ]);
  expect(collect(sent, nextId())).toBeUndefined();
});

test('it goes from one state to another only from those that are meant', () => {
  expect(turn(['collecting'], 'sending')(digest)?.value.state).toBe('sending');
  expect(turn(['sending'], 'sent')(digest)).toBeUndefined();
});
