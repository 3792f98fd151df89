import type { PostedJob } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { Badge } from '../../ui/badge.tsx';
import { Inline } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/link.tsx';

/** Unknown is said differently from none. */
function applicantWords({ applicants, apply_link }: Pick<PostedJob, 'applicants' | 'apply_link'>): string {
  if (applicants === null || applicants === undefined) return 'Applicants';
  if (applicants.total === 0) return apply_link === undefined ? 'No applicants yet' : 'Applicants apply on your site';
  return `${applicants.total.toLocaleString('en-US')} ${applicants.total === 1 ? 'applicant' : 'applicants'}`;
}

/** "4 applicants · 2 new", which leads to them. */
export function ApplicantsLink({ job }: { job: PostedJob }) {
  const words = applicantWords(job);
  const unseen = job.applicants?.new ?? 0;
  return (
    <Inline space={2} wrap={false}>
      <TextLink
        to={pathTo('applicants', { jobId: job._id })}
        tone={job.applicants?.total === 0 ? 'plain' : 'accent'}
        weight={unseen > 0 ? 'strong' : 'regular'}
        aria-label={`${words}${unseen > 0 ? ` · ${unseen} new` : ''} for ${job.title}`}
      >
        {words}
      </TextLink>
      {unseen === 0 ? null : (
        <span aria-hidden>
          <Badge tone="info">{unseen.toLocaleString('en-US')} new</Badge>
        </span>
      )}
    </Inline>
  );
}
