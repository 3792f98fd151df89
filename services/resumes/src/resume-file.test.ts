import { expect, test } from 'vitest';
import {
  arrive,
  confirm,
  dispose,
  free,
  recordFileText,
  release,
  reserve,
  settle,
  type ResumeFile,
} from './resume-file.ts';

const stored_at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-01T11:00:00.000Z';
const claim = { application_id: 'a'.repeat(24), submission: 1, reserved_at: later };

const arrived = arrive({
  id: '1'.repeat(24),
  user_id: '2'.repeat(24),
  resume_id: '3'.repeat(24),
  kind: 'pdf',
  stored_at,
}).value;

type Change = (file: ResumeFile) => { value: ResumeFile } | undefined;

/** Changes one after the other, as a store saves them. */
const after = (...changes: readonly Change[]): ResumeFile =>
  changes.reduce<ResumeFile>((file, change) => change(file)?.value ?? file, arrived);

const read = recordFileText({ status: 'readable', hash: 'f'.repeat(64) });

test('a file wants attention until its resume is known and its text is read', () => {
  expect(arrived.attention_since).toBe(stored_at);
  expect(after(settle)).toMatchObject({ attention_since: stored_at });
  expect(after(settle, read)).not.toHaveProperty('attention_since');
});

test('a reservation wants attention until its application is known', () => {
  expect(after(settle, read, reserve(claim))).toMatchObject({ attention_since: later });
  expect(after(settle, read, reserve(claim), confirm(claim, later))).not.toHaveProperty('attention_since');
});

test('reserving twice is reserving once, and waits for its application from the second time on', () => {
  expect(reserve(claim)(after(reserve(claim)))).toBeUndefined();
  const again = { ...claim, reserved_at: '2026-03-01T11:00:20.000Z' };
  expect(after(settle, read, reserve(claim), reserve(again))).toMatchObject({
    reservations: [{ ...again, confirmed: false }],
    attention_since: again.reserved_at,
  });
  expect(reserve(again)(after(reserve(claim), confirm(claim, later)))).toBeUndefined();
});

test('a file stays as long as an application has it', () => {
  expect(after(settle, reserve(claim), confirm(claim, later), release)).toMatchObject({ gone: false });
});

test('a file stays as long as its resume has it', () => {
  expect(
    after(
      settle,
      reserve(claim),
      free(() => true),
    ),
  ).toMatchObject({ gone: false, reservations: [] });
});

test('a file goes with the last thing that refers to it, and takes what is personal along', () => {
  const gone = after(
    settle,
    reserve(claim),
    release,
    free(() => true),
  );
  expect(gone).toEqual({ gone: true, attention_since: stored_at });
});

test('a file that is gone takes no reservation', () => {
  expect(reserve(claim)(after(release))).toBeUndefined();
});

test('a file that is gone wants attention until its bytes are deleted', () => {
  expect(after(release, dispose)).not.toHaveProperty('attention_since');
  expect(dispose(arrived)).toBeUndefined();
});

test('confirming a later submission ends the earlier ones, not those of others', () => {
  const other = { ...claim, application_id: 'b'.repeat(24) };
  const again = { ...claim, submission: 2 };
  const file = after(reserve(claim), reserve(other), reserve(again), confirm(again, later));
  expect(file).toMatchObject({
    reservations: [
      { ...other, confirmed: false },
      { ...again, confirmed: true },
    ],
  });
});

test('confirming again changes nothing', () => {
  expect(confirm(claim, later)(after(reserve(claim), confirm(claim, later)))).toBeUndefined();
});

test('an application that was written without a reservation gets one', () => {
  expect(after(confirm(claim, later))).toMatchObject({ reservations: [{ ...claim, confirmed: true }] });
});
