import { postedWithin as daysOffered } from '@waypost/contracts/calls/jobs';
import { oneValue, type Condition, type StepFilter } from './filter.ts';

/** Milliseconds since 1970. */
export type Posted = { posted: number };

const day = 86_400_000;

const daysBefore = (days: number, now: Date): number => now.getTime() - days * day;

const postedSince = (since: number): Condition<Posted> => ({
  bounds: [{ of: 'posted', least: since }],
  clause: { range: { posted: { gte: since } } },
});

export const postedWithin: StepFilter<Posted> = {
  chosen: (request) => oneValue(request.posted_within),
  loosened: 'Posted at any time',
  numbersOf: ({ posted_date }) => ({ posted: Date.parse(posted_date) }),
  fields: { posted: { type: 'date', format: 'epoch_millis' } },
  span: { to: 'posted' },
  asked: ({ posted_within }, now) =>
    posted_within === undefined ? undefined : postedSince(daysBefore(Number(posted_within), now)),
  pointOf: (days, _request, now) => daysBefore(days, now),
  offered: () => daysOffered.map(Number),
  label: (days) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
};
