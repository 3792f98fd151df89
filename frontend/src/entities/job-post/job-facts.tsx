import { missing } from '@waypost/contracts/constants';
import type { JobPost, JobPostDetails } from '@waypost/contracts/entities/job-post';
import { formatDate } from '../../format/date.ts';
import { formatExperience } from '../../format/experience.ts';
import { factLine } from '../../format/fact-line.ts';
import { listedAge } from '../../format/job-age.ts';
import { formatPayRange } from '../../format/pay-range.ts';
import { formatAmount, maximumPay } from '../../format/pay.ts';
import { Card } from '../../ui/content/card.tsx';
import { DescriptionList, type Fact } from '../../ui/lists/description-list.tsx';
import * as styles from './job-facts.css.ts';
import { PostedBy } from './posted-by.tsx';
import { useAge } from './use-age.ts';

const unknown = missing.detail;

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Card as="section" aria-label="Facts">
      <DescriptionList layout="beside" facts={facts} />
    </Card>
  );
}

function PostedOn({ job }: { job: JobPost }) {
  const age = useAge(job.posted_date, listedAge);
  return (
    <>
      <time dateTime={job.posted_date}>{formatDate(job.posted_date) ?? unknown}</time>
      <span className={styles.aside}>{age}</span>
    </>
  );
}

/** More cities than a column holds in some lines. */
const mostInColumn = 6;

function locationFact(job: JobPost, workMode: JobPost['work_mode'], none: string): Fact {
  const places = job.cities.map(({ name }) => name).join(', ');
  return {
    term: 'Location',
    value: factLine([places, workMode]) || none,
    isLong: job.cities.length > mostInColumn,
  };
}

/** The facts that decide whether to read on. One that is still being written has no id, and nobody has posted it. */
export function JobFacts({ job }: { job: JobPostDetails['job_post'] }) {
  return (
    <Facts
      facts={[
        locationFact(job, job.work_mode, unknown),
        { term: 'Pay', value: formatPayRange(job.expected_max_ctc) ?? unknown },
        { term: 'Experience', value: formatExperience(job) ?? unknown },
        { term: 'Job type', value: job.job_type ?? unknown },
        { term: 'Posted', value: <PostedOn job={job} /> },
        ...(job._id === '' ? [] : [{ term: 'Posted by', value: <PostedBy creator={job.creator} /> }]),
      ]}
    />
  );
}

/** The same for everybody, under the names that the public page has for them. */
export function PublicFacts({ job }: { job: JobPost }) {
  const pay = job.expected_max_ctc;
  const most = maximumPay(pay);
  return (
    <Facts
      facts={[
        locationFact(job, undefined, 'Location not specified'),
        { term: 'Pay', value: formatPayRange(pay) ?? unknown },
        { term: 'Experience', value: formatExperience(job) ?? unknown },
        { term: 'Job Type', value: job.job_type ?? unknown },
        { term: 'Work Mode', value: job.work_mode ?? unknown },
        {
          term: 'Max CTC',
          value: pay && most !== undefined ? `${formatAmount(most, pay.currency)} ${pay.currency}` : unknown,
        },
      ]}
    />
  );
}
