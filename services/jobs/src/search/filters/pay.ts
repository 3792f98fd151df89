import { currencies, type Currency } from '@waypost/contracts/constants';
import type { JobSearchRequest } from '../job-search.ts';
import { oneValue, type Condition, type StepFilter } from './filter.ts';
import { inDollars, paySteps } from './yearly-pay.ts';

/** The highest pay a year, in whole US dollars. */
export type Pay = { pay: number | null };

const takesUnknown = ({ with_unknown_pay }: JobSearchRequest): boolean => with_unknown_pay === 'true';

function paysBetween(request: JobSearchRequest): Condition<Pay> {
  const { min_ctc, max_ctc, ctc_currency } = request;
  const least = inDollars(min_ctc ?? 0, ctc_currency);
  const most = max_ctc === undefined ? undefined : inDollars(max_ctc, ctc_currency);
  const unknownPasses = takesUnknown(request);
  const known = { range: { pay: { gte: least, ...(most !== undefined && { lte: most }) } } };
  const unknown = { bool: { must_not: [{ exists: { field: 'pay' } }] } };
  return {
    bounds: [{ of: 'pay', least, ...(most !== undefined && { most }), orUnknown: unknownPasses }],
    clause: unknownPasses ? { bool: { should: [known, unknown], minimum_should_match: 1 } } : known,
  };
}

const formats = Object.fromEntries(
  currencies.map((currency) => [
    currency,
    new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }),
  ]),
) as Record<Currency, Intl.NumberFormat>;

export const pay: StepFilter<Pay> = {
  chosen: ({ min_ctc }) => oneValue(min_ctc),
  loosened: 'Any pay',
  numbersOf: ({ expected_max_ctc: offer }) => ({
    pay: offer ? inDollars(offer.max_amount ?? offer.amount, offer.currency) : null,
  }),
  fields: { pay: { type: 'long' } },
  span: { to: 'pay' },
  takesUnknown,
  asked: (request) =>
    request.min_ctc === undefined && request.max_ctc === undefined ? undefined : paysBetween(request),
  pointOf: (least, { ctc_currency }) => inDollars(least, ctc_currency),
  offered: ({ ctc_currency }) => paySteps[ctc_currency],
  label: (least, { ctc_currency }) => `${formats[ctc_currency].format(least)}+`,
};
