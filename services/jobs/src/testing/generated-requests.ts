import { postedWithin } from '@waypost/contracts/calls/jobs';
import { currencies, jobCategories, jobStatuses, jobTypes, searchRadii, workModes } from '@waypost/contracts/constants';
import { derivedId } from '@waypost/runtime/service/derived-id';
import fc from 'fast-check';
import { companyIdOf } from '../search/company-id.ts';
import { jobSearchSorts, type JobSearchRequest } from '../search/job-search.ts';
import { cityIdOf, cityNames, companyNames, keywords, skillNames } from './generated-posts.ts';

/** A request for everything but what is given. */
export const ask = (request: Partial<JobSearchRequest>): JobSearchRequest => ({
  page: 1,
  limit: 15,
  ctc_currency: 'USD',
  ...request,
});

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 });
const oneInFour = fc.integer({ min: 0, max: 3 }).map((number) => number === 0);
/** Each filter is there one time in four, so that results are rarely empty. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
/** Requests made of the words and terms that generated posts have. */
export const requests: fc.Arbitrary<JobSearchRequest> = fc
  .record({
    keyword: maybe(
      fc
        .record({ words: fc.subarray([...keywords], { minLength: 1, maxLength: 2 }), isLeftOut: oneInFour })
        .map(({ words, isLeftOut }) => words.map((word, at) => (isLeftOut && at === 0 ? `-${word}` : word)).join(' ')),
    ),
    cityId: maybe(some(cityNames.map(cityIdOf))),
    within_km: maybe(fc.constantFrom(...searchRadii)),
    country: maybe(some(['PT', 'ES', 'DE'])),
    companyId: maybe(fc.constantFrom(...companyNames.map(companyIdOf))),
    job_type: maybe(some(jobTypes)),
    work_mode: maybe(some(workModes)),
    // As an address names them, where a comma stands between two.
    skills: maybe(some(skillNames.map((name) => name.replaceAll(',', ';')))),
    category: maybe(fc.constantFrom(...jobCategories)),
    status: maybe(fc.constantFrom(...jobStatuses)),
    experience: maybe(fc.integer({ min: 0, max: 20 })),
    min_ctc: maybe(fc.integer({ min: 0, max: 200_000 })),
    max_ctc: maybe(fc.integer({ min: 100_000, max: 400_000 })),
    with_unknown_pay: maybe(fc.constantFrom('true', 'false')),
    posted_within: maybe(fc.constantFrom(...postedWithin)),
    created_by: maybe(fc.constantFrom(derivedId('user', 'one'), derivedId('user', 'two'))),
    in: maybe(fc.constant('text')),
    sort: maybe(fc.constantFrom(...jobSearchSorts)),
    ctc_currency: fc.constantFrom(...currencies),
  })
  .map((filters) => {
    const given = Object.entries(filters).filter(([, value]) => value !== undefined);
    return ask(Object.fromEntries(given));
  });
