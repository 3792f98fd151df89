import { type ApplicantStatus, jobAgeDays, scorePercent } from '@waypost/contracts/constants';
import type { Notification, NotificationKind } from '@waypost/contracts/entities/notification';
import { pages, pathTo } from '@waypost/contracts/paths';
import { isolated, quoted } from '../../format/quoted.ts';
import { pathToSearch } from '../saved-search/path-to-search.ts';

/** What a notification says, and the page that it leads to. */
export type Words = { text: string; to: string };

const named = (title: string | null) => (title === null ? 'a job you applied to' : quoted(title));

const statusWords: Record<ApplicantStatus, (job: string) => string> = {
  Applied: (job) => `Your application for ${job} was moved back to Applied`,
  Referred: (job) => `You were referred for ${job}`,
  Shortlisted: (job) => `You were shortlisted for ${job}`,
  Selected: (job) => `You were selected for ${job}`,
  'Not Selected': (job) => `You were not selected for ${job}`,
  Withdrawn: (job) => `Your application for ${job} was withdrawn`,
};

type OfKind<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>;

const statusNews = ({ status, title, job_post_id }: OfKind<'application-status'>): Words => ({
  text: statusWords[status](named(title)),
  to: pathTo('job', { jobId: job_post_id }),
});

/** The feed with what the search finds, the latest first. */
const feedOf = (query: NonNullable<OfKind<'saved-search'>['query']>) => pathToSearch({ ...query, sort: 'newest' });

const shown = (count: number) => count.toLocaleString('en-US');

function foundNews({ name, query, count, has_more, title, job_post_id }: OfKind<'saved-search'>): Words {
  const search = name === null ? 'a search you saved' : quoted(name);
  const job = pathTo('job', { jobId: job_post_id });
  if (count > 1 || has_more) {
    const jobs = `${shown(count)}${has_more ? '+' : ''} new jobs`;
    return { text: `${jobs} for ${search}`, to: query === null ? job : feedOf(query) };
  }
  return { text: title === null ? `A new job for ${search}` : `New job for ${search}: ${isolated(title)}`, to: job };
}

const ownPost = (title: string | null) => (title === null ? 'one of your posts' : quoted(title));

const applicantNews = ({ count, title, job_post_id }: OfKind<'new-applicant'>): Words => ({
  text: `${count === 1 ? 'New applicant' : `${shown(count)} new applicants`} for ${ownPost(title)}`,
  to: pathTo('applicants', { jobId: job_post_id }),
});

const scoreNews = ({ count, title, job_post_id, best_score }: OfKind<'score-ready'>): Words => ({
  text:
    count === 1
      ? `An applicant for ${ownPost(title)} was scored: ${scorePercent(best_score)}%`
      : `${shown(count)} applicants for ${ownPost(title)} were scored, the best ${scorePercent(best_score)}%`,
  to: pathTo('applicants', { jobId: job_post_id }),
});

/** As the notice is a week, and the list is read later than it comes, it says the age and not the day. */
const oldPostNews = ({ count, title, job_post_id }: OfKind<'old-post'>): Words =>
  count === 1
    ? {
        text: `${title === null ? 'One of your posts' : quoted(title)} is about to be ${jobAgeDays.old} days old. Close it if it’s filled`,
        to: pathTo('job', { jobId: job_post_id }),
      }
    : {
        text: `${shown(count)} of your posts are about to be ${jobAgeDays.old} days old. Close those that are filled`,
        to: `${pages.postedJobs}?status=Open&sort=oldest`,
      };

/** A kind without words does not compile. */
export function wordsOf(one: Notification): Words {
  switch (one.kind) {
    case 'application-status':
      return statusNews(one);
    case 'saved-search':
      return foundNews(one);
    case 'new-applicant':
      return applicantNews(one);
    case 'score-ready':
      return scoreNews(one);
    case 'old-post':
      return oldPostNews(one);
  }
}

/** What is said once by voice when others have come. */
export function arrivalWords(arrived: readonly Notification[], unread: number): string {
  const [latest] = arrived;
  if (latest === undefined) return '';
  const { text } = wordsOf(latest);
  return arrived.length === 1 ? `New notification: ${text}` : `${unread} unread notifications. The latest: ${text}`;
}
