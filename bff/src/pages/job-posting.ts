import type { JobPost } from '@waypost/contracts/entities/job-post';
import escapeHtml from 'escape-html';
import type { Place } from './places.ts';

const employmentTypes = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Internship: 'INTERN',
} as const satisfies Record<NonNullable<JobPost['job_type']>, string>;

export const companyOf = ({ company_name, custom_company }: JobPost): string | undefined =>
  company_name ?? custom_company?.name;

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** All that a post says, as HTML. */
export const descriptionOf = (job: JobPost): string =>
  [
    ['', job.description],
    ['Key Responsibilities', job.responsibility],
    ['Required', job.minimum_qualification],
    ['Preferred', job.preferred_qualification],
  ]
    .filter(([, text]) => text?.trim())
    .map(([title, text = '']) => (title ? `<h3>${title}</h3>` : '') + paragraphs(text))
    .join('');

function addressOf({ city, state, country }: Place) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(state && { addressRegion: state }),
      addressCountry: country,
    },
  };
}

/** Of its cities those whose country is known: search engines refuse a place without one. */
function whereOf({ work_mode, cities }: JobPost, known: ReadonlyMap<string, Place>) {
  const places = cities.flatMap(({ city_id }) => (city_id === undefined ? [] : (known.get(city_id) ?? [])));
  if (places.length === 0) return undefined;
  if (work_mode !== 'Remote') return { jobLocation: places.map(addressOf) };
  const countries = new Set(places.map(({ country }) => country));
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [...countries].map((name) => ({ '@type': 'Country', name })),
  };
}

function salaryOf({ expected_max_ctc: pay }: JobPost) {
  // Nothing is no offer: it stands for a minimum that nobody gave.
  if (pay === undefined || (pay.max_amount ?? pay.amount) === 0) return {};
  const amount =
    pay.max_amount === undefined || pay.max_amount === pay.amount
      ? { value: pay.amount }
      : { ...(pay.amount > 0 && { minValue: pay.amount }), maxValue: pay.max_amount };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: 'YEAR' };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: pay.currency, value } };
}

/**
 * A post as search engines list it; undefined for one that is closed, or that does not say in which country somebody may work,
 * which they would refuse. https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(job: JobPost, url: string, places: ReadonlyMap<string, Place>): object | undefined {
  const where = whereOf(job, places);
  if (job.status !== 'Open' || where === undefined) return undefined;
  // Google's own word for who does not want to be named.
  const company = companyOf(job) ?? 'confidential';
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: company, value: job.job_post_id },
    datePosted: job.posted_date,
    hiringOrganization: { '@type': 'Organization', name: company },
    url,
    directApply: job.apply_link === undefined,
    ...(job.job_type && { employmentType: employmentTypes[job.job_type] }),
    ...where,
    ...salaryOf(job),
  };
}
