import { z } from 'zod';
import type { Row } from '../row/columns.ts';
import { many, odd, said, spot } from './json-parts.ts';

/** `{min, max, currency, interval}`. */
const payInParts = z
  .object({
    min: odd(said),
    max: odd(said),
    salary_from: odd(said),
    salary_to: odd(said),
    currency: odd(z.string()),
    salary_currency: odd(z.string()),
    interval: odd(z.string()),
    period: odd(z.string()),
  })
  .transform(({ min, max, currency, interval, period, ...other }) => ({
    salary_min: min ?? other.salary_from,
    salary_max: max ?? other.salary_to,
    salary_currency: currency ?? other.salary_currency,
    salary_period: interval ?? period,
  }));

const salaryAmongOthers = z
  .object({
    compensationType: z.literal('Salary'),
    minValue: odd(said),
    maxValue: odd(said),
    currencyCode: odd(z.string()),
    interval: odd(z.string()),
  })
  .transform(({ minValue, maxValue, currencyCode, interval }) => ({
    salary_min: minValue,
    salary_max: maxValue,
    salary_currency: currencyCode,
    salary_period: interval,
  }));

const payInCents = z
  .object({ min_cents: z.number(), max_cents: z.number(), currency_type: z.string() })
  .transform(({ min_cents, max_cents, currency_type }) => ({
    salary_min: String(min_cents / 100),
    salary_max: String(max_cents / 100),
    salary_currency: currency_type,
  }));

const section = z.object({ title: odd(z.string()), text: z.string() });

/**
 * What hiring systems write beyond schema.org, as the interfaces to their public posts have it: Lever (lists, additional, allLocations,
 * salaryRange), Ashby (secondaryLocations, compensation), Greenhouse (pay_input_ranges, internal_job_id), SmartRecruiters (jobAd), Workable (salary,
 * locations) and Recruitee (salary, locations).
 */
export const beyondSchema = {
  salary: odd(payInParts),
  salaryRange: odd(payInParts),
  compensation: odd(z.object({ summaryComponents: many(salaryAmongOthers) })),
  pay_input_ranges: many(payInCents),
  id: odd(said),
  internal_job_id: odd(said),
  text: odd(z.string()),
  lists: many(z.object({ text: said, content: said })),
  additional: odd(z.string()),
  jobAd: odd(z.object({ sections: z.record(z.string(), z.unknown()) })),
  allLocations: many(spot),
  locations: many(spot),
  secondaryLocations: many(spot),
};
const parsed = z.object({ ...beyondSchema, description: odd(z.string()), location: odd(spot) });
type Said = z.output<typeof parsed>;

/** Pay where it is said once: of several ranges each is for some place or level. */
export function payBeyondSchema(post: Said): Partial<Record<keyof Row, string | undefined>> | undefined {
  const { salary, salaryRange, compensation, pay_input_ranges } = post;
  const onlyOf = <T>(list: readonly T[] = []) => (list.length === 1 ? list[0] : undefined);
  return salary ?? salaryRange ?? onlyOf(compensation?.summaryComponents) ?? onlyOf(pay_input_ranges);
}

/** Its own id at Greenhouse, where several posts may be of one requisition. */
export const keyBeyondSchema = ({ id, internal_job_id }: Said): string | undefined =>
  internal_job_id === undefined ? undefined : id;

/** All places of a post, where it says more than the first. */
export function placesBeyondSchema({ allLocations, locations, location, secondaryLocations }: Said): string {
  const all = [allLocations, locations].find((places) => places.length > 0);
  const further = secondaryLocations.length > 0 ? [location ?? '', ...secondaryLocations] : [];
  return [...new Set(all ?? further)].join('\n');
}

/** A description of which parts stand in lists or in sections; undefined where there is none. */
export function describedInParts({ description = '', lists, additional = '', jobAd }: Said): string | undefined {
  if (jobAd) return sectionsOf(jobAd.sections, (name) => name !== 'qualifications') || undefined;
  if (lists.length === 0) return undefined;
  return [description, ...lists.map(({ text, content }) => `<p>${text}</p><ul>${content}</ul>`), additional].join('\n');
}

export const qualificationsOf = ({ jobAd }: Said): string =>
  jobAd ? sectionsOf(jobAd.sections, (name) => name === 'qualifications') : '';

function sectionsOf(sections: Record<string, unknown>, isWanted: (name: string) => boolean): string {
  const wanted = Object.entries(sections).filter(([name]) => isWanted(name));
  const read = wanted.flatMap(([name, value]) => {
    const { data } = section.safeParse(value);
    return data ? [{ ...data, title: name === 'qualifications' ? undefined : data.title }] : [];
  });
  return read.map(({ title, text }) => (title ? `<p>${title}</p>${text}` : text)).join('\n');
}
