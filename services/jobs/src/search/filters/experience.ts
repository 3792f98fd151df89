import { oneValue, type Condition, type StepFilter } from './filter.ts';

/** A post without a minimum takes everybody, one without a maximum, or with 0, has no end. */
export type Years = { from_years: number; to_years: number | null };

/** Further than anybody works: OpenSearch compares with a number, so no end has to be one. */
const noEnd = 1_000;

const takesYears = (years: number): Condition<Years> => ({
  accepts: ({ from_years, to_years }) => from_years <= years && (to_years === null || years <= to_years),
  clause: {
    bool: { filter: [{ range: { from_years: { lte: years } } }, { range: { to_years: { gte: years } } }] },
  },
});

export const experience: StepFilter<Years> = {
  chosen: (request) => oneValue(request.experience),
  loosened: 'Any experience',
  numbersOf: (post) => ({
    from_years: post.minimum_yrs_of_exp_needed ?? 0,
    to_years: post.maximum_yrs_of_exp_needed || null,
  }),
  fields: { from_years: { type: 'integer' }, to_years: { type: 'integer' } },
  indexed: ({ from_years, to_years }) => ({ from_years, to_years: to_years ?? noEnd }),
  asked: (request) => (request.experience === undefined ? undefined : takesYears(request.experience)),
  step: takesYears,
  offered: () => [0, 1, 2, 3, 5, 8, 10, 15],
  label: (years) => (years === 1 ? '1 year' : `${years} years`),
};
