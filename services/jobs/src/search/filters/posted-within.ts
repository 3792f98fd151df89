import { postedWithin as daysOffered } from '@waypost/contracts/calls/jobs';
import { oneValue, type Condition, type StepFilter } from './filter.ts';

/** Milliseconds since 1970. */
export type Posted = { posted: number };

const day = 86_400_000;

function postedSince(days: number, now: Date): Condition<Posted> {
  const since = now.getTime() - days * day;
  return {
    accepts: ({ posted }) => posted >= since,
    clause: { range: { posted: { gte: since } } },
  };
}

export const postedWithin: StepFilter<Posted> = {
  chosen: (request) => oneValue(request.posted_within),
  loosened: 'Posted at any time',
  numbersOf: ({ posted_date }) => ({ posted: Date.parse(posted_date) }),
  fields: { posted: { type: 'date', format: 'epoch_millis' } },
  indexed: ({ posted }) => ({ posted }),
  asked: ({ posted_within }, now) =>
    posted_within === undefined ? undefined : postedSince(Number(posted_within), now),
  step: (days, _request, now) => postedSince(days, now),
  offered: () => daysOffered.map(Number),
  label: (days) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
};
