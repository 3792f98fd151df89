import { useQueryClient } from '@tanstack/react-query';
import { delays } from '@waypost/contracts/constants';
import type { JobPost, JobPostDetails, SentApplication } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { ArrowLeft } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { JobMissing } from '../../entities/job-post/job-missing.tsx';
import { markApplied } from '../../entities/job-post/mutations.ts';
import { useJobPost } from '../../entities/job-post/queries.ts';
import { SwitchBanner } from '../../entities/person/switch-banner.tsx';
import { isId } from '../../format/url-values.ts';
import { useSignedIn } from '../../session/session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Page, usePage } from '../../ui/page.tsx';
import { QueryView, type Retry } from '../../ui/query-view.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { AppliedPanel } from './applied-panel.tsx';
import { JobActions, JobBadges } from './job-actions.tsx';
import { JobBody } from './job-body.tsx';
import { JobBones } from './job-bones.tsx';
import { JobFacts } from './job-facts.tsx';
import * as styles from './job-screen.css.ts';
import { RelatedJobs } from './related-jobs.tsx';
import { ScoreCard } from './score-card.tsx';
import { TitleBlock } from './title-block.tsx';
import { type Viewer, viewerOf } from './viewer.ts';

const ApplyDialog = lazy(async () => ({ default: (await import('./apply/apply-dialog.tsx')).ApplyDialog }));

function BackButton() {
  const navigate = useNavigate();
  return (
    <div className={styles.back}>
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowLeft size={16} aria-hidden />}
        onPress={() => {
          // Opened from a link, this page has nothing before it.
          if ((history.state as { idx?: number } | null)?.idx) void navigate(-1);
          else void navigate(pages.feed);
        }}
      >
        Back
      </Button>
    </div>
  );
}

function Missing() {
  const navigate = useNavigate();
  const actions = (
    <>
      <Button variant="primary" onPress={() => void navigate(-1)}>
        Go Back
      </Button>
      <LinkButton to={pages.feed}>Search other jobs</LinkButton>
    </>
  );
  return <JobMissing actions={actions}>It may have been removed, or the link may be incomplete.</JobMissing>;
}

/** What helps to decide and where to go on. How well one fits is told to who seeks and to nobody else. */
function Rail({ job, viewer: { isSeeker, isCreator, mayApply } }: { job: JobPost; viewer: Viewer }) {
  return (
    <aside className={styles.rail} aria-label={isSeeker && !isCreator ? 'How you match' : 'More jobs'}>
      {isSeeker && !isCreator ? <ScoreCard jobId={job._id} /> : null}
      {mayApply ? (
        <div className={styles.afterText}>
          <Card as="section" aria-label="Your profile" padding="md" space={3}>
            <Text>
              <strong>Higher score. More calls.</strong> Complete your profile to get noticed by more recruiters and
              stand out.
            </Text>
            <LinkButton to={pages.profile}>Improve Profile</LinkButton>
          </Card>
        </div>
      ) : null}
      <div className={styles.atEnd}>
        <RelatedJobs job={job} />
      </div>
    </aside>
  );
}

function LoadedJob({ details, reload }: { details: JobPostDetails; reload: () => Promise<void> }) {
  const { job_post: job } = details;
  const { user, dashboard } = useSignedIn();
  const queries = useQueryClient();
  const heading = usePage(job.title);
  const [isApplying, setApplying] = useState(false);
  const [isJustApplied, setJustApplied] = useState(false);
  const viewer = viewerOf(details, { userId: user._id, dashboardType: dashboard?.dsh_type });

  const applied = (sent?: SentApplication) => {
    setApplying(false);
    setJustApplied(true);
    markApplied(queries, job._id, sent);
    setTimeout(() => void reload(), delays.reloadAfterApply);
  };

  return (
    <Container>
      <article className={styles.page}>
        <BackButton />
        <TitleBlock
          job={job}
          heading={heading}
          company="Unknown Company"
          badges={<JobBadges details={details} viewer={viewer} />}
          actions={<JobActions details={details} viewer={viewer} onApply={() => setApplying(true)} />}
        />
        {details.is_applied === true ? <AppliedPanel details={details} takesFocus={isJustApplied} /> : null}
        {viewer.isSeeker || viewer.isCreator ? null : (
          <SwitchBanner
            title={`You're on ${dashboard?.dsh_type ?? 'no'} dashboard - Switch to Job Seeker to apply for jobs!`}
            action="Switch to Job Seeker"
          />
        )}
        {job.status === 'Open' ? null : (
          <Banner tone="neutral" title="This job is closed">
            It takes no more applications.
          </Banner>
        )}
        <JobFacts job={job} />
        <div className={styles.layout}>
          <Rail job={job} viewer={viewer} />
          <JobBody job={job} />
        </div>
      </article>
      {dashboard?.dsh_type === 'Job Seeker' ? (
        <Suspense>
          {isApplying ? (
            <ApplyDialog
              job={job}
              userId={user._id}
              dashboardId={dashboard.dsh_id}
              onClose={() => setApplying(false)}
              onApplied={applied}
            />
          ) : null}
        </Suspense>
      ) : null}
    </Container>
  );
}

function Failed({ error, retry }: { error: Error; retry: Retry }) {
  return (
    <Page title="Failed to load job details" width="reading">
      <ErrorState title={messageOf(error, 'Something went wrong on our side')} {...retry}>
        The job itself is not affected, and nothing of yours is lost.
      </ErrorState>
    </Page>
  );
}

export function JobScreen() {
  const { jobId } = useParams();
  const isKnown = isId(jobId);
  const result = useJobPost(isKnown ? jobId : undefined);
  useEffect(() => {
    if (!isKnown) toast.error('Unable to load job details - invalid job ID');
  }, [isKnown]);

  if (!isKnown) return <Missing />;
  return (
    <QueryView
      answer={result}
      loading={<JobBones />}
      renderFailure={(error, retry) =>
        isRefusal(error, 'not-found') ? <Missing /> : <Failed error={error} retry={retry} />
      }
    >
      {(details) => <LoadedJob key={details.job_post._id} details={details} reload={result.reload} />}
    </QueryView>
  );
}
