import type { DashboardType } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { dashboardOf, useSignedIn } from '../../session/session.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { postedJobsPlace } from './posted-jobs-place.ts';

/** The type of the dashboard that published a post, which says what statuses may be set. */
export const publisherOf = ({ job_post_category }: Pick<JobPost, 'job_post_category'>): DashboardType =>
  job_post_category === 'Referral' ? 'Referrer' : 'Recruiter';

type Published = Pick<JobPost, 'job_post_category'>;

/**
 * The list of posted jobs that a post stands in, which need not be that of the active dashboard: news of it may have led here.
 * Without a post, that of the active one.
 */
export function useItsList(post: Published | undefined) {
  const session = useSignedIn();
  const { dashboard, select } = session;
  const its = (post && dashboardOf(session, publisherOf(post))) ?? dashboard;
  return {
    place: postedJobsPlace(its?.dsh_id),
    /** Makes the dashboard of the list the active one. */
    enter() {
      if (its === undefined || its === dashboard) return;
      select(its.dsh_id);
      toast.info(`You are on your ${its.dsh_type} dashboard`);
    },
  };
}
