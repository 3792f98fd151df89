import { hasFields } from '@waypost/contracts/fields';
import { z } from 'zod';
import { columnNamed, rowOf, type Row } from '../row/columns.ts';
import {
  beyondSchema,
  describedInParts,
  keyBeyondSchema,
  payBeyondSchema,
  placesBeyondSchema,
  qualificationsOf,
} from './hiring-systems.ts';
import { many, named, odd, said, spot, textOf, titled } from './json-parts.ts';

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

/** The properties of a schema.org JobPosting (https://schema.org/JobPosting) that a post can keep where they are more than a text. */
const jobPosting = z.object({
  title: odd(titled),
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
  description: odd(z.string()),
  ...beyondSchema,
});
// A place that is an object is also a column, so it is none of what a post keeps as more than a text.
const jobPostingAt = jobPosting.extend({ location: odd(spot) });
/** Objects that only group what a post says. */
const groups = new Set(['attributes', 'categories', 'meta']);
/** What a place may say of how one works there. */
const modesOfPlace = new Set(['remote', 'hybrid', 'telecommuting', 'workplace_type']);

const ofType = z.object({ '@type': many(z.string()) });

/**
 * The row of a JSON object: a JobPosting, or one that calls what it says as columns are called.
 * @param unread gets the names of what it says that means nothing to us.
 */
export function rowOfJobPosting(
  value: unknown,
  unread: { add(name: string): unknown } = new Set<string>(),
): { row: Row } | { refused: string } {
  const types = ofType.safeParse(value).data?.['@type'] ?? [];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { refused: 'this is not a JSON object' };
  if (types.length > 0 && !types.includes('JobPosting')) return { refused: `a ${types.join(', ')} is no JobPosting` };
  const parts = partsOf(value);
  const post = jobPostingAt.parse({ ...Object.fromEntries(parts), ...value });
  const spots = post.jobLocation.flat();
  const countries = new Set(spots.map(({ country }) => country));
  const pay = payBeyondSchema(post) ?? payColumns(post.baseSalary[0]);
  const row: [string, string | undefined][] = [
    ...Object.entries(pay),
    ['key', keyBeyondSchema(post) ?? (post.identifier && keyOf(post.identifier, post.hiringOrganization[0]))],
    ['title', post.title ?? post.name ?? (post.description === undefined ? undefined : post.text)],
    ['description', describedInParts(post)],
    ['company', post.hiringOrganization[0]],
    ['location', spots.map(({ text }) => text).join('; ') || placesBeyondSchema(post)],
    // A code that a state has as well is told apart by a column of its own.
    ['country', countries.size === 1 ? [...countries][0] : undefined],
    [
      'minimum_qualifications',
      [...post.qualifications, ...post.educationRequirements].join('\n') || qualificationsOf(post),
    ],
    ['job_type', post.employmentType.join(', ')],
    ['experience', post.experienceRequirements],
    ['skills', post.skills.join(', ')],
    ['tags', [...post.industry, ...post.occupationalCategory].join('\n')],
  ];
  for (const [name, part] of parts) {
    // The country beside several places is that of the first.
    if (post.allLocations.length > 1 && name === 'country') continue;
    if (name.startsWith('@') || (name in jobPosting.shape && typeof part === 'object')) continue;
    const text = textOf(part);
    row.push([name, text]);
    if (!isNothing(part) && !(name in jobPosting.shape) && (!columnNamed(name) || text === '')) unread.add(name);
  }
  return { row: rowOf(row.map(([name, text = '']) => [name, text])) };
}

const isNothing = (part: unknown): boolean =>
  part === null || part === '' || (typeof part === 'object' && Object.keys(part).length === 0);

/** What an object says, and what its groups and its place do. */
const partsOf = (value: object): [string, unknown][] =>
  Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (!hasFields(part)) return [[name, part]];
    if (groups.has(name)) return Object.entries(part);
    const modes = name === 'location' ? Object.entries(part).filter(([each]) => modesOfPlace.has(each)) : [];
    return [[name, part], ...modes];
  });

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
