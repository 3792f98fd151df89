import { nextId } from '@waypost/contracts/testing/factory';
import { describe, expect, test } from 'vitest';
import { collect, type Digest, digestId, dueAfter, leftOutBy, newDigest, transition } from './digest.ts';

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
const found = (count: number) => ({ job_post_ids: Array.from({ length: count }, () => nextId()) });
const digest: Digest = newDigest(owner, due, { job_post_ids: [job] }).value;

test('there is one a person, search and period', () => {
  expect(digestId(owner, due)).toBe(newDigest(owner, due, found(1)).id);
  const others = [{ user_id: nextId() }, { saved_search_id: nextId() }, { alert: 'weekly' as const }];
  const ids = others.map((other) => digestId({ ...owner, ...other }, due));
  expect(new Set([digestId(owner, due), digestId(owner, '2026-03-04T06:00:00.000Z'), ...ids]).size).toBe(5);
});

test('a post stands in it once, and at most five hundred do, of more it is kept that there are', () => {
  const again = { job_post_ids: [job] };
  expect(collect(digest, again)).toBeUndefined();
  const full = { ...digest, ...found(500) };
  const overfull = { ...full, has_more: true } as const;
  expect(collect(full, found(1))?.value).toEqual(overfull);
  // However much an import brings, it is written no more.
  expect(collect(overfull, found(1))).toBeUndefined();
  expect(collect(digest, found(1))?.value.job_post_ids).toHaveLength(2);
  const many = newDigest(owner, due, found(501)).value;
  expect([many.job_post_ids.length, many.has_more]).toEqual([500, true]);
});

test('of one that had more it is known in the next that there are', () => {
  expect(collect(digest, { job_post_ids: [job], has_more: true })?.value).toEqual({ ...digest, has_more: true });
});

test('once it is closed, what comes late belongs to another', () => {
  const sent: Digest = { ...digest, state: 'sent' };
  const [late] = found(1).job_post_ids;
  const both = { job_post_ids: [job, late ?? ''] };
  expect([leftOutBy(sent, both), leftOutBy(digest, both)]).toEqual([[late], []]);
  expect(collect(sent, found(1))).toBeUndefined();
});

test('it goes from one state to another only from those that are meant', () => {
  expect(transition(['collecting'], 'sending')(digest)?.value.state).toBe('sending');
  expect(transition(['sending'], 'sent')(digest)).toBeUndefined();
});
