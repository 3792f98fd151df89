import type { DashboardType } from '@waypost/contracts/constants';
import type { JobPostDetails } from '@waypost/contracts/entities/job-post';

export type Viewer = {
  isCreator: boolean;
  isSeeker: boolean;
  /** Who published it may change it and look at its applicants, on a dashboard that publishes. */
  worksOnIt: boolean;
  mayApply: boolean;
};

type Looking = { userId: string; dashboardType: DashboardType | undefined };

/** What somebody may do with a post. The server decides; this only spares people from what it would refuse. */
export function viewerOf(
  {
    job_post,
    is_applied,
  }: Pick<JobPostDetails, 'is_applied'> & { job_post: Pick<JobPostDetails['job_post'], 'created_by' | 'status'> },
  { userId, dashboardType }: Looking,
): Viewer {
  const isCreator = job_post.created_by === userId;
  const isSeeker = dashboardType === 'Job Seeker';
  return {
    isCreator,
    isSeeker,
    worksOnIt: isCreator && (dashboardType === 'Recruiter' || dashboardType === 'Referrer'),
    mayApply: isSeeker && !isCreator && job_post.status === 'Open' && is_applied !== true,
  };
}
