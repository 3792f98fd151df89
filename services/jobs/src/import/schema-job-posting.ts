import { z } from 'zod';
import { rowOf, type Row } from './columns.ts';
import { countryCalled } from './region-names.ts';

/** One that is odd counts as absent, and takes nothing along. */
const odd = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);
/** One or several, without those that are odd. */
const many = <S extends z.ZodType>(schema: S) =>
  z
    .unknown()
    .optional()
    .transform((found) =>
      [found].flat().flatMap((each) => {
        const { success, data } = schema.safeParse(each);
        return success ? [data] : [];
      }),
    );
const said = z.union([z.string(), z.number().transform(String)]);
const named = z.union([said, z.object({ name: said }).transform(({ name }) => name)]);

type Spot = { text: string; country?: string | undefined };
const spotOf = (text: string): Spot => ({ text });
const address = z.union([
  z.string().transform(spotOf),
  z
    .object({ addressLocality: many(said), addressRegion: many(named), addressCountry: many(named) })
    .transform(({ addressLocality: [locality], addressRegion: [region], addressCountry: [country] }): Spot => ({
      text: [locality, region, country].filter(Boolean).join(', '),
      country,
    })),
]);
const place = z.union([
  z.string().transform((text) => [spotOf(text)]),
  z.object({ address: many(address), name: odd(z.string()) }).transform(({ address: found, name = '' }) => {
    const spots = found.filter(({ text }) => text !== '');
    return spots.length > 0 ? spots : [spotOf(name)];
  }),
]);

const range = { value: odd(said), minValue: odd(said), maxValue: odd(said), unitText: odd(z.string()) };
const salary = z.object({
  ...range,
  currency: odd(z.string()),
  value: odd(z.union([said.transform((value) => ({ value })), z.object({ ...range, currency: odd(z.string()) })])),
});

/** `{min, max, currency, interval}`: pay as hiring systems write it. */
const payInParts = z
  .object({
    min: odd(said),
    max: odd(said),
    currency: odd(z.string()),
    interval: odd(z.string()),
    period: odd(z.string()),
  })
  .transform(({ min, max, currency, interval, period }) => ({
    salary_min: min,
    salary_max: max,
    salary_currency: currency,
    salary_period: interval ?? period,
  }));

/** The properties of a schema.org JobPosting (https://schema.org/JobPosting) that a post can keep where they are more than a text. */
const jobPosting = z.object({
  title: odd(z.string()),
  name: odd(z.string()),
  qualifications: many(named),
  educationRequirements: many(
    z.union([named, z.object({ credentialCategory: said }).transform((degree) => degree.credentialCategory)]),
  ),
  skills: many(named),
  industry: many(named),
  occupationalCategory: many(named),
  employmentType: many(z.string()),
  hiringOrganization: many(named),
  jobLocation: many(place),
  baseSalary: many(salary),
  experienceRequirements: odd(
    z
      .object({ monthsOfExperience: z.coerce.number() })
      .transform(({ monthsOfExperience }) => `${Math.floor(monthsOfExperience / 12)} years`),
  ),
  identifier: odd(z.object({ value: said, name: odd(said) })),
  // Beyond schema.org, as hiring systems write them.
  salary: odd(payInParts),
  salaryRange: odd(payInParts),
  description: odd(z.string()),
  text: odd(z.string()),
  lists: many(z.object({ text: said, content: said })),
  additional: odd(z.string()),
});
/** Objects that only group what a post says. */
const groups = new Set(['attributes', 'categories']);

const ofType = z.object({ '@type': many(z.string()) });

/** The row of a JSON object: a JobPosting, or one that calls what it says as columns are called. */
export function rowOfJobPosting(value: unknown): { row: Row } | { refused: string } {
  const types = ofType.safeParse(value).data?.['@type'] ?? [];
  const parsed = jobPosting.safeParse(value);
  if (!parsed.success) return { refused: 'this is not a JSON object' };
  if (types.length > 0 && !types.includes('JobPosting')) return { refused: `a ${types.join(', ')} is no JobPosting` };
  const { data: post } = parsed;
  const spots = post.jobLocation.flat();
  const countries = new Set(spots.map(({ country }) => country));
  const pay = post.salary ?? post.salaryRange ?? payColumns(post.baseSalary[0]);
  const row: [string, string | undefined][] = [
    ...Object.entries(pay),
    ['key', post.identifier && keyOf(post.identifier, post.hiringOrganization[0])],
    ['title', post.title ?? post.name ?? (post.description === undefined ? undefined : post.text)],
    ['description', post.lists.length === 0 ? undefined : describedInLists(post)],
    ['company', post.hiringOrganization[0]],
    ['location', spots.map(({ text }) => text).join('; ')],
    // A code that a state has as well is told apart by a column of its own.
    ['country', countries.size === 1 ? [...countries][0] : undefined],
    ['minimum_qualifications', [...post.qualifications, ...post.educationRequirements].join('\n')],
    ['job_type', post.employmentType.join(', ')],
    ['experience', post.experienceRequirements],
    ['skills', post.skills.join(', ')],
    ['tags', [...post.industry, ...post.occupationalCategory].join('\n')],
    ...partsOf(value as object)
      .filter(([name, part]) => !name.startsWith('@') && !(name in jobPosting.shape && typeof part === 'object'))
      .map(([name, part]): [string, string | undefined] => [name, textOf(part)]),
  ];
  return { row: rowOf(row.map(([name, text = '']) => [name, text])) };
}

const partsOf = (value: object): [string, unknown][] =>
  Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
    groups.has(name) && typeof part === 'object' && !Array.isArray(part) ? Object.entries(part ?? {}) : [[name, part]],
  );

const describedInLists = ({ description = '', lists, additional = '' }: z.output<typeof jobPosting>) =>
  [description, ...lists.map(({ text, content }) => `<p>${text}</p><ul>${content}</ul>`), additional].join('\n');

/** Whose number it is, as others have the same. */
const keyOf = ({ value, name }: { value: string; name?: string | undefined }, company = '') =>
  /^\d+$/.test(value) ? `${name ?? company} ${value}` : value;

type Range = { value?: string | undefined; minValue?: string | undefined; maxValue?: string | undefined };
function payColumns(found: z.output<typeof salary> | undefined): Partial<Record<keyof Row, string | undefined>> {
  if (!found) return {};
  const { value, ...own } = found;
  const { value: single, minValue = own.minValue, maxValue = own.maxValue }: Range = value ?? own;
  return {
    salary: (minValue ?? maxValue) ? undefined : single,
    salary_min: minValue,
    salary_max: maxValue,
    salary_currency: own.currency ?? (value && 'currency' in value ? value.currency : undefined),
    salary_period: (value && 'unitText' in value ? value.unitText : undefined) ?? own.unitText,
  };
}

const whole = z.object({ name: said }).transform(({ name }) => name);
const shown = z.object({ display_name: said }).transform((found) => found.display_name);
const townOf = z
  .object({ city: odd(said), region: odd(said), country: odd(said) })
  .transform(({ city, region, country }) =>
    [city, region, country && (countryCalled(country) ?? country)].filter(Boolean).join(', '),
  );
const one = z.union([said, z.boolean().transform(String), whole, shown, townOf]);
const list = many(one).transform((texts) => texts.join('\n'));
/** What a value says in one text, each of a list on a line of its own. */
const textOf = (value: unknown): string | undefined => list.safeParse(value).data;
