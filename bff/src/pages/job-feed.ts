import type { City, JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { companyOf, descriptionOf } from './job-posting.ts';
import type { Place } from './places.ts';
import { cdataElement, element, xmlHead } from './xml.ts';

const jobTypes = {
  'Full-Time': 'fulltime',
  'Part-Time': 'parttime',
  Contract: 'contract',
  Freelance: 'contract',
  Internship: 'internship',
} as const satisfies Record<NonNullable<JobPost['job_type']>, string>;

const remoteTypes: Readonly<Record<NonNullable<JobPost['work_mode']>, string | undefined>> = {
  Remote: 'Fully remote',
  Hybrid: 'Hybrid remote',
  'Onsite / Hybrid': 'Hybrid remote',
  Onsite: undefined,
};

/** RFC 822, as aggregators read it. */
const dateOf = (instant: string) => new Date(instant).toUTCString();

function salaryOf({ expected_max_ctc: pay }: JobPost): string | undefined {
  if (pay === undefined || (pay.max_amount ?? pay.amount) === 0) return undefined;
  const { currency, amount, max_amount = amount } = pay;
  const least = amount === 0 ? 'up to ' : amount === max_amount ? '' : `${amount} - `;
  return `${least}${max_amount} ${currency} per year`;
}

function jobElement(job: JobPost, publicUrl: string, places: ReadonlyMap<string, Place>): string {
  const [city] = job.cities;
  const place = city?.city_id === undefined ? undefined : places.get(city.city_id);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['title', job.title],
    ['date', dateOf(job.posted_date)],
    ['referencenumber', job.job_post_id],
    ['url', publicUrl + pathTo('publicJob', { jobId: job._id })],
    ['company', companyOf(job) ?? 'confidential'],
    ['city', place?.city ?? city?.name ?? ''],
    ['state', place?.state ?? ''],
    ['country', place?.country ?? ''],
    ['description', descriptionOf(job)],
    ['salary', salaryOf(job)],
    ['jobtype', job.job_type && jobTypes[job.job_type]],
    ['remotetype', job.work_mode && remoteTypes[job.work_mode]],
  ];
  const written = fields.map(([name, text]) => (text === undefined ? '' : cdataElement(name, text)));
  return `<job>${written.join('')}</job>\n`;
}

type JobFeedOptions = {
  publicUrl: string;
  /** When a post was changed last. */
  changedAt: string | undefined;
  posts: AsyncIterable<readonly JobPost[]>;
  placesOf: (cities: readonly City[]) => Promise<ReadonlyMap<string, Place>>;
};

/** All open posts in the format that job aggregators read, as they come. https://docs.indeed.com/indeed-apply/xml-feed/ */
export async function* jobFeed({ publicUrl, changedAt, posts, placesOf }: JobFeedOptions) {
  yield `${xmlHead}<source>\n${element('publisher', 'Waypost')}${element('publisherurl', publicUrl)}`;
  yield `${changedAt === undefined ? '' : element('lastBuildDate', dateOf(changedAt))}\n`;
  for await (const jobs of posts) {
    const places = await placesOf(jobs.flatMap(({ cities }) => cities.slice(0, 1)));
    yield jobs.map((job) => jobElement(job, publicUrl, places)).join('');
  }
  yield '</source>\n';
}
