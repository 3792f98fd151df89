import type { Applicant } from '@waypost/contracts/entities/application';
import type { Applicants } from '../../../entities/application/queries.ts';
import { counted } from '../../../format/counted.ts';

/** A page of the list as the reader sees it, unchanged by what has come since. */
export type Held = {
  /** Identifies the list: its filters, order and page. */
  key: string;
  rows: readonly Applicant[];
  /** How many there were. */
  total: number;
  /** The answer that was looked at last. */
  seen: Applicants;
  /** What there is now stands in another order, or on other pages. */
  hasChanged: boolean;
};

const adopt = (key: string, seen: Applicants): Held => ({
  key,
  rows: seen.applicants,
  total: seen.total,
  seen,
  hasChanged: false,
});

/**
 * What stands there once an answer has come: rows say what they say now, and stay where they are. Another page or order comes as
 * it is, and so does what somebody has changed here, unless something else is waiting to be shown.
 */
export function hold(held: Held | undefined, key: string, answer: Applicants, isOwn: boolean): Held {
  const isEmpty = held === undefined || held.rows.length === 0;
  if (isEmpty || held.key !== key || (isOwn && !held.hasChanged)) return adopt(key, answer);
  const now = new Map(answer.applicants.map((applicant) => [applicant._id, applicant]));
  const isMoved = held.rows.length !== now.size || answer.applicants.some(({ _id }, at) => _id !== held.rows[at]?._id);
  return {
    ...held,
    rows: held.rows.map((row) => now.get(row._id) ?? row),
    seen: answer,
    hasChanged: isMoved || answer.total > held.total,
  };
}

/** What the reader may have brought up to date; nothing where the list is as they see it. */
export function newsOf({ hasChanged, total, seen }: Held): string | undefined {
  if (!hasChanged) return undefined;
  const more = seen.total - total;
  if (more <= 0) return 'The order has changed';
  return counted(more, 'new applicant');
}
