import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { companyOf, descriptionOf } from './job-posting.ts';
import { element, xmlHead, xmlText } from './xml.ts';

export type AtomFeed = {
  title: string;
  /** Its own address, which is its id, too. */
  url: string;
  /** The page that shows the same. */
  page: string;
  publicUrl: string;
  jobs: readonly JobPost[];
};

/** When nothing has been found yet, nothing has changed. */
const never = '1970-01-01T00:00:00.000Z';

function entryOf(job: JobPost, publicUrl: string): string {
  const url = publicUrl + pathTo('publicJob', { jobId: job._id });
  const company = companyOf(job);
  return [
    '<entry>',
    element('id', url),
    element('title', job.title),
    element('published', job.posted_date),
    element('updated', job.updated_at),
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    ...(company === undefined ? [] : [`<author>${element('name', company)}</author>`]),
    ...[job.job_type, job.work_mode].flatMap((term) =>
      term === undefined ? [] : [`<category term="${xmlText(term)}"/>`],
    ),
    `<content type="html">${xmlText(descriptionOf(job))}</content>`,
    '</entry>\n',
  ].join('');
}

/** A search as a feed. https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed({ title, url, page, publicUrl, jobs }: AtomFeed): string {
  const updated = jobs.map((job) => job.updated_at).reduce((one, other) => (one > other ? one : other), never);
  return [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">`,
    element('id', url),
    element('title', title),
    element('updated', updated),
    `<author>${element('name', 'Waypost')}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>\n`,
    ...jobs.map((job) => entryOf(job, publicUrl)),
    '</feed>\n',
  ].join('');
}
