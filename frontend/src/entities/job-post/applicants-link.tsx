import { scorePercent } from '@waypost/contracts/constants';
import type { JobPost, PostedJob } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { counted } from '../../format/counted.ts';
import { factLine } from '../../format/fact-line.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import * as styles from './applicants-link.css.ts';

/** Said of a post that nobody has applied to: whether anybody still may, and where. */
export function nobodyApplied({ status, apply_link }: Pick<JobPost, 'status' | 'apply_link'>): string {
  if (status === 'Close') return 'No applicants';
  return apply_link === undefined ? 'No applicants yet' : 'Applicants apply on your site';
}

/** Unknown is said differently from none. */
function applicantWords(job: PostedJob): string {
  const { applicants } = job;
  if (applicants === null || applicants === undefined) return 'Applicants';
  if (applicants.total === 0) return nobodyApplied(job);
  return counted(applicants.total, 'applicant');
}

/** "4 applicants · 2 new", which leads to them; new are those who came since the owner last looked. */
export function ApplicantsLink({ job }: { job: PostedJob }) {
  const words = applicantWords(job);
  const unseen = job.applicants?.unseen ?? 0;
  return (
    <div className={styles.link}>
      <TextLink
        to={pathTo('applicants', { jobId: job._id })}
        tone={job.applicants?.total === 0 ? 'plain' : 'accent'}
        weight={unseen > 0 ? 'strong' : 'regular'}
        aria-label={`${words}${unseen > 0 ? ` · ${unseen} new` : ''} for ${job.title}`}
      >
        {words}
      </TextLink>
      {unseen === 0 ? null : (
        <span aria-hidden title="Applied since you last looked">
          <Badge tone="info">{unseen.toLocaleString('en-US')} new</Badge>
        </span>
      )}
    </div>
  );
}

/** "3 to review · Best score 84%", as far as there is something to say. */
export function applicantFacts({ applicants }: Pick<PostedJob, 'applicants'>): string {
  if (applicants === null || applicants === undefined) return '';
  const { new: waiting, best_score } = applicants;
  return factLine([
    waiting > 0 && `${waiting.toLocaleString('en-US')} to review`,
    best_score !== null && `Best score ${scorePercent(best_score)}%`,
  ]);
}

/** The same, with how many wait for a decision and how well the best of them fits. */
export function ApplicantsSummary({ job }: { job: PostedJob }) {
  const facts = applicantFacts(job);
  return (
    <Stack space={0}>
      <ApplicantsLink job={job} />
      {facts === '' ? null : (
        <Text as="span" size="xs" tone="muted" numeric>
          {facts}
        </Text>
      )}
    </Stack>
  );
}
