import type { JobPost } from '@waypost/contracts/entities/job-post';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { JobMissing } from '../../entities/job-post/job-missing.tsx';
import { ToPostedJobs } from '../../entities/job-post/to-posted-jobs.tsx';
import { useItsList } from '../../entities/job-post/use-its-list.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import * as styles from './back-link.css.ts';

export function BackLink({ job }: { job?: JobPost }) {
  const { place, enter } = useItsList(job);
  return (
    <span className={styles.back}>
      <ArrowLeft size={16} aria-hidden />
      <TextLink to={place} onClick={enter}>
        Back to Posted Jobs
      </TextLink>
    </span>
  );
}

/** There is no post here whose applicants one may see. */
export function PostMissing({
  children = 'It may have been removed, or it belongs to another account.',
  ...rest
}: {
  title?: string;
  children?: ReactNode;
}) {
  return (
    <JobMissing {...rest} back={<BackLink />} actions={<ToPostedJobs variant="primary" />}>
      {children}
    </JobMissing>
  );
}
