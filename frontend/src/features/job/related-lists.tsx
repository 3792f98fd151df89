import { useQuery } from '@tanstack/react-query';
import type { JobPost, JobPostListing } from '@waypost/contracts/entities/job-post';
import { pages, pathTo } from '@waypost/contracts/paths';
import { useId } from 'react';
import { call } from '../../api/call.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { formatCities } from '../../format/cities.ts';
import { formatCompany } from '../../format/company.ts';
import { factLine } from '../../format/fact-line.ts';
import { formatPayRange } from '../../format/pay-range.ts';
import { quoted } from '../../format/quoted.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { kindOf } from './job-kind.ts';
import * as styles from './related-jobs.css.ts';

type Search = Record<string, string>;

const shown = 3;

function useOpenJobs(search: Search | undefined) {
  const query = { ...search, status: 'Open', limit: String(shown + 3) } as const;
  return useQuery({
    queryKey: [...jobPostKeys.searches, 'related', query],
    queryFn: ({ signal }) => call('searchJobPosts', { querystring: query }, { signal, quiet: true }),
    enabled: search !== undefined,
  }).data;
}

function Job({ job, to, hasCompany }: { job: JobPostListing; to: string; hasCompany: boolean }) {
  const facts = [hasCompany ? formatCompany(job) : undefined, formatCities(job.cities), job.work_mode];
  const pay = formatPayRange(job.expected_max_ctc);
  return (
    <li className={styles.job}>
      <TextLink to={to} weight="strong">
        {job.title}
      </TextLink>
      <Text size="xs" tone="muted">
        {factLine(facts)}
      </Text>
      {pay === undefined ? null : (
        <Text size="xs" tone="muted">
          {pay}
        </Text>
      )}
    </li>
  );
}

type ListProps = {
  title: string;
  jobs: readonly JobPostListing[];
  /** To a post, and to all of them where there are others. */
  links: { post: 'job' | 'publicJob'; all?: { to: string; words: string } | undefined };
  hasCompany: boolean;
};

function List({ title, jobs, links, hasCompany }: ListProps) {
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} space={3}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <Job key={job._id} job={job} to={pathTo(links.post, { jobId: job._id })} hasCompany={hasCompany} />
        ))}
      </ul>
      {links.all === undefined ? null : <TextLink to={links.all.to}>{links.all.words}</TextLink>}
    </Card>
  );
}

const searchOfCompany = (job: JobPost): Search | undefined => {
  if (job.company_id !== undefined) return { companyId: job.company_id };
  const companyName = formatCompany(job);
  return companyName === undefined ? undefined : { companyName };
};

const addressOf = (page: string, search: Search) => `${page}?${new URLSearchParams(search).toString()}`;

export type RelatedJobsProps = { job: JobPost; isPublic?: boolean };

export function RelatedLists({ job, isPublic = false }: RelatedJobsProps) {
  const ofCompany = searchOfCompany(job);
  const alike = { keyword: kindOf(job.title) };
  const fromCompany = useOpenJobs(ofCompany);
  const similar = useOpenJobs(alike);
  const others = (fromCompany?.jobs ?? []).filter(({ _id }) => _id !== job._id).slice(0, shown);
  const total = fromCompany?.total ?? 0;
  const here = others.length + (job.status === 'Open' ? 1 : 0);
  const known = new Set([job._id, ...others.map(({ _id }) => _id)]);
  const page = isPublic ? pages.jobs : pages.feed;
  const post = isPublic ? 'publicJob' : 'job';
  const company = formatCompany(job) ?? 'this company';
  return (
    <>
      <List
        title={`More at ${company}`}
        jobs={others}
        links={{
          post,
          all:
            total > here
              ? {
                  to: addressOf(page, { ...ofCompany, status: 'Open' }),
                  words: `See all ${total.toLocaleString('en-US')} open jobs at ${company}`,
                }
              : undefined,
        }}
        hasCompany={false}
      />
      <List
        title="Similar jobs"
        jobs={(similar?.jobs ?? []).filter(({ _id }) => !known.has(_id)).slice(0, shown)}
        links={{ post, all: { to: addressOf(page, alike), words: `Search for ${quoted(alike.keyword)}` } }}
        hasCompany
      />
    </>
  );
}
