import { useQueryClient } from '@tanstack/react-query';
import { delays } from '@waypost/contracts/constants';
import type { JobPost, JobPostDetails, SentApplication } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { JobBody } from '../../entities/job-post/job-body.tsx';
import { JobFacts } from '../../entities/job-post/job-facts.tsx';
import { markApplied } from '../../entities/job-post/mutations.ts';
import { SwitchBanner } from '../../entities/person/switch-banner.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { AppliedPanel } from './applied-panel.tsx';
import { useApplyDialog } from './apply/use-apply-dialog.tsx';
import { JobActions, JobBadges } from './job-actions.tsx';
import * as styles from './job-screen.css.ts';
import { RelatedJobs } from './related-jobs.tsx';
import { ScoreCard } from './score-card.tsx';
import { TitleBlock } from './title-block.tsx';
import { type Viewer, viewerOf } from './viewer.ts';

type RailProps = { job: JobPost; viewer: Viewer; isBeside: boolean };

/** What helps to decide and where to go on. How well one fits is told to who seeks and to nobody else. */
function Rail({ job, viewer: { isSeeker, isCreator, mayApply }, isBeside }: RailProps) {
  return (
    <aside
      className={isBeside ? styles.besideRail : styles.rail}
      aria-label={isSeeker && !isCreator ? 'How you match' : 'More jobs'}
    >
      {isSeeker && !isCreator ? <ScoreCard jobId={job._id} /> : null}
      {mayApply ? (
        <div className={styles.afterText}>
          <Card as="section" aria-label="Your profile" space={3}>
            <Text>
              <strong>Higher score. More calls.</strong> Complete your profile to get noticed by more recruiters and
              stand out.
            </Text>
            <LinkButton to={pages.profile}>Improve Profile</LinkButton>
          </Card>
        </div>
      ) : null}
      {isBeside ? null : (
        <div className={styles.atEnd}>
          <RelatedJobs job={job} />
        </div>
      )}
    </aside>
  );
}

/** The button that it was withdrawn by goes with the panel: then focus is at the heading. */
function useFocusOnceWithdrawn(isApplied: boolean, heading: RefObject<HTMLHeadingElement | null>) {
  const hasWithdrawn = useRef(false);
  useEffect(() => {
    if (isApplied || !hasWithdrawn.current) return;
    hasWithdrawn.current = false;
    heading.current?.focus();
  }, [isApplied, heading]);
  return () => {
    hasWithdrawn.current = true;
  };
}

type JobDetailsProps = {
  details: JobPostDetails;
  reload: () => Promise<void>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Above all else. */
  back?: ReactNode;
  /** In a column beside the list it was chosen from, which leads on to others. */
  isBeside?: boolean;
};

/** A post with all that can be done with it. */
export function JobDetails({ details, reload, heading, back, isBeside = false }: JobDetailsProps) {
  const { job_post: job } = details;
  const { user, dashboard } = useSignedIn();
  const queries = useQueryClient();
  const [isJustApplied, setJustApplied] = useState(false);
  const isApplied = details.is_applied === true;
  const focusOnceWithdrawn = useFocusOnceWithdrawn(isApplied, heading);
  const viewer = viewerOf(details, { userId: user._id, dashboardType: dashboard?.dsh_type });

  const applied = (sent?: SentApplication) => {
    setJustApplied(true);
    markApplied(queries, job._id, sent);
    setTimeout(() => void reload(), delays.reloadAfterApply);
  };
  const { opening, dialog } = useApplyDialog({
    job,
    userId: user._id,
    dashboardId: viewer.isSeeker ? dashboard?.dsh_id : undefined,
    isApplied,
    onApplied: applied,
  });

  return (
    <>
      <article className={styles.page}>
        {back}
        <TitleBlock
          job={job}
          heading={heading}
          level={isBeside ? 2 : 1}
          company="Unknown Company"
          badges={<JobBadges details={details} viewer={viewer} />}
          actions={<JobActions details={details} viewer={viewer} applying={opening} />}
        />
        {isApplied ? (
          <AppliedPanel details={details} takesFocus={isJustApplied} onWithdrawn={focusOnceWithdrawn} />
        ) : null}
        {viewer.isSeeker || viewer.isCreator ? null : (
          <SwitchBanner
            title={`You're on ${dashboard?.dsh_type ?? 'no'} dashboard - Switch to Job Seeker to apply for jobs!`}
            action="Switch to Job Seeker"
          />
        )}
        {job.status === 'Open' ? null : (
          <Banner tone="neutral" title="This job is closed">
            It no longer takes applications.
          </Banner>
        )}
        <JobFacts job={job} />
        <div className={isBeside ? styles.besideLayout : styles.layout}>
          <Rail job={job} viewer={viewer} isBeside={isBeside} />
          <JobBody job={job} isApplied={isApplied} />
        </div>
      </article>
      {dialog}
    </>
  );
}
