import type { ReactNode } from 'react';
import { BackToPostedJobs } from '../../entities/job-post/back-to-posted-jobs.tsx';
import { JobMissing } from '../../entities/job-post/job-missing.tsx';
import { ToPostedJobs } from '../../entities/job-post/to-posted-jobs.tsx';

/** There is no post here whose applicants one may see. */
export function PostMissing({
  children = 'It may have been removed, or it belongs to another account.',
  ...rest
}: {
  title?: string;
  children?: ReactNode;
}) {
  return (
    <JobMissing {...rest} back={<BackToPostedJobs />} actions={<ToPostedJobs variant="primary" />}>
      {children}
    </JobMissing>
  );
}
