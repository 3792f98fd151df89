import type { JobPostListing } from '@waypost/contracts/entities/job-post';
import { pages, pathTo } from '@waypost/contracts/paths';
import { locationOf } from '../../entities/job-post/listed-post.ts';
import { useAge } from '../../entities/job-post/use-age.ts';
import { formatCompany } from '../../format/company.ts';
import { formatDate } from '../../format/date.ts';
import { factLine } from '../../format/fact-line.ts';
import { listedAge } from '../../format/job-age.ts';
import { formatPay, formatYearlyPay } from '../../format/pay.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { FeaturedBones } from './featured-bones.tsx';
import { HomeBlock } from './home-block.tsx';
import * as styles from './home.css.ts';
import { useFeaturedJobs } from './use-home.ts';

function Job({ job }: { job: JobPostListing }) {
  const age = useAge(job.posted_date, listedAge);
  return (
    <li className={styles.job}>
      <div className={styles.jobWords}>
        <TextLink to={pathTo('job', { jobId: job._id })} tone="plain" weight="strong">
          {job.title}
        </TextLink>
        <Text tone="muted">{factLine([formatCompany(job), locationOf(job)])}</Text>
      </div>
      {/* As the tables above say it. */}
      <Text numeric title={formatYearlyPay(job.expected_max_ctc) ?? ''}>
        {formatPay(job.expected_max_ctc) ?? 'Pay not given'}
      </Text>
      <Text as="time" size="xs" tone="muted" numeric title={formatDate(job.posted_date) ?? ''}>
        {age}
      </Text>
    </li>
  );
}

/** The newest jobs there are. */
export function FeaturedJobs() {
  return (
    <HomeBlock
      title="Featured jobs"
      answer={useFeaturedJobs()}
      loading={<FeaturedBones />}
      safe="You can still search for jobs."
      all={{ to: pages.feed, words: 'See all jobs' }}
    >
      {({ jobs }) =>
        jobs.length === 0 ? (
          <Card padding="none" space={0}>
            <EmptyState title="No jobs are open right now" isCompact>
              New jobs appear here as soon as they are posted.
            </EmptyState>
          </Card>
        ) : (
          <Card padding="none" space={0}>
            <ul>
              {jobs.map((job) => (
                <Job key={job._id} job={job} />
              ))}
            </ul>
          </Card>
        )
      }
    </HomeBlock>
  );
}
