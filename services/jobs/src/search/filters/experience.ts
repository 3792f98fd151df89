import type { JobPost } from '@waypost/contracts/entities/job-post';
import { oneValue, type Condition, type StepFilter } from './filter.ts';

/** A post without a minimum takes everybody, one without a maximum, or with 0, has no end. */
export type Years = { from_years: number; to_years: number };

/** Further than anybody works. */
const noEnd = 1_000;
const takesNobody: Years = { from_years: 0, to_years: -1 };

function yearsOf({ minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most }: JobPost): Years {
  const years = { from_years: least ?? 0, to_years: most || noEnd };
  return years.from_years <= years.to_years ? years : takesNobody;
}

const takesYears = (years: number): Condition<Years> => ({
  bounds: [
    { of: 'from_years', most: years },
    { of: 'to_years', least: years },
  ],
  clause: {
    bool: { filter: [{ range: { from_years: { lte: years } } }, { range: { to_years: { gte: years } } }] },
  },
});

export const experience: StepFilter<Years> = {
  chosen: (request) => oneValue(request.experience),
  loosened: 'Any experience',
  numbersOf: yearsOf,
  fields: { from_years: { type: 'integer' }, to_years: { type: 'integer' } },
  span: { from: 'from_years', to: 'to_years' },
  asked: (request) => (request.experience === undefined ? undefined : takesYears(request.experience)),
  pointOf: (years) => years,
  offered: () => [0, 1, 2, 3, 5, 8, 10, 15],
  label: (years) => (years === 1 ? '1 year' : `${years} years`),
};
