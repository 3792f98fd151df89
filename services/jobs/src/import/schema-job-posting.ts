import { z } from 'zod';
import type { Row } from './columns.ts';

const many = <S extends z.ZodType>(schema: S) =>
  z.union([z.array(schema), schema.transform((one) => [one])]).catch([] as z.output<S>[]);
const said = z.union([z.string(), z.number().transform(String)]);
const named = z.union([said, z.object({ name: said }).transform(({ name }) => name)]);

const address = z.union([
  z.string(),
  z
    .object({
      addressLocality: z.string().optional(),
      addressRegion: z.string().optional(),
      addressCountry: named.optional(),
    })
    .transform((parts) =>
      [parts.addressLocality, parts.addressRegion, parts.addressCountry].filter(Boolean).join(', '),
    ),
]);
const place = z.union([
  z.string(),
  z.object({ address }).transform((found) => found.address),
  z.object({ name: z.string() }).transform(({ name }) => name),
]);

const amount = z.union([
  said.transform((value) => ({ value })),
  z.object({
    value: said.optional(),
    minValue: said.optional(),
    maxValue: said.optional(),
    unitText: z.string().optional(),
  }),
]);
const salary = z.union([
  z.string().transform((text) => ({ text })),
  z.object({
    currency: z.string().optional(),
    value: amount.optional(),
    minValue: said.optional(),
    maxValue: said.optional(),
  }),
]);

/** The properties of a schema.org JobPosting (https://schema.org/JobPosting) that a post can keep; one that is odd counts as absent. */
const jobPosting = z.object({
  title: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  responsibilities: many(z.string()),
  qualifications: many(named),
  educationRequirements: many(named),
  skills: many(named),
  industry: many(named),
  occupationalCategory: many(named),
  employmentType: many(z.string()),
  hiringOrganization: named.optional().catch(undefined),
  jobLocation: many(place),
  jobLocationType: z.string().optional().catch(undefined),
  baseSalary: salary.optional().catch(undefined),
  experienceRequirements: z
    .union([
      z.string(),
      z
        .object({ monthsOfExperience: z.coerce.number() })
        .transform((e) => `${Math.round(e.monthsOfExperience / 12)} years`),
    ])
    .optional()
    .catch(undefined),
  url: z.string().optional().catch(undefined),
  identifier: z
    .union([said, z.object({ value: said }).transform(({ value }) => value)])
    .optional()
    .catch(undefined),
  datePosted: z.string().optional().catch(undefined),
  validThrough: z.string().optional().catch(undefined),
});

/** Undefined for what is not an object at all. */
export function rowOfJobPosting(value: unknown): Row | undefined {
  const parsed = jobPosting.safeParse(value);
  if (!parsed.success) return undefined;
  const post = parsed.data;
  const pay = payColumns(post.baseSalary);
  const row: Record<keyof Row, string | undefined> = {
    key: post.identifier,
    title: post.title ?? post.name,
    company: post.hiringOrganization,
    location: post.jobLocation.join('; '),
    description: post.description,
    responsibilities: post.responsibilities.join('\n'),
    minimum_qualifications: [...post.qualifications, ...post.educationRequirements].join('\n'),
    preferred_qualifications: undefined,
    salary: pay.salary,
    salary_min: pay.salary_min,
    salary_max: pay.salary_max,
    salary_currency: pay.salary_currency,
    salary_period: pay.salary_period,
    job_type: post.employmentType.join(', '),
    work_mode: post.jobLocationType,
    experience: post.experienceRequirements,
    skills: post.skills.join(', '),
    tags: [...post.industry, ...post.occupationalCategory].join('\n'),
    url: post.url,
    apply_url: undefined,
    posted: post.datePosted,
    valid_through: post.validThrough,
    status: undefined,
  };
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined && text.trim() !== ''));
}

function payColumns(found: z.output<typeof salary> | undefined): Row {
  if (!found) return {};
  if ('text' in found) return { salary: found.text };
  const value = found.value && 'minValue' in found.value ? found.value : undefined;
  const single = found.value?.value;
  const columns = {
    salary: single,
    salary_min: value?.minValue ?? found.minValue,
    salary_max: value?.maxValue ?? found.maxValue,
    salary_currency: found.currency,
    salary_period: found.value && 'unitText' in found.value ? found.value.unitText : undefined,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, text]) => text !== undefined));
}
