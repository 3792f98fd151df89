import { useQuery } from '@tanstack/react-query';
import { pathTo } from '@waypost/contracts/paths';
import { CircleCheck, SearchX } from 'lucide-react';
import { isRefusal } from '../../api/api-error.ts';
import { jobPostOptions } from '../../entities/job-post/queries.ts';
import { formatCompany } from '../../format/company.ts';
import { useSignedIn } from '../../session/session.tsx';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import * as styles from './ats-score.css.ts';

/** The post of this site that a link leads to; undefined while it is not known which. */
export function useKnownJob(jobId: string | undefined) {
  const { user, dashboard } = useSignedIn();
  return useQuery({
    ...jobPostOptions(jobId ?? '', { user_id: user._id, dsh_id: dashboard?.dsh_id }),
    enabled: jobId !== undefined,
    select: ({ job_post }) => job_post,
  });
}

/** Says which post a link was recognised as, so that nobody scores another one by mistake. */
export function KnownJob({ jobId }: { jobId: string }) {
  const { data: job, error } = useKnownJob(jobId);
  if (isRefusal(error, 'not-found')) {
    return (
      <Inline space={2} wrap={false}>
        <SearchX size={16} aria-hidden />
        <Text>This link leads to Waypost, but the job no longer exists.</Text>
      </Inline>
    );
  }
  const company = job && formatCompany(job);
  return (
    <Inline space={2} wrap={false} align="start">
      <CircleCheck size={16} aria-hidden />
      <Text>
        <span className={styles.anyWords}>
          A job on Waypost
          {job === undefined ? null : (
            <>
              : <TextLink to={pathTo('job', { jobId })}>{job.title}</TextLink>
              {company === undefined ? null : ` at ${company}`}
            </>
          )}
          . Nothing else is needed.
        </span>
      </Text>
    </Inline>
  );
}
