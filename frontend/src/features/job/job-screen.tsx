import type { JobPostDetails } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { JobMissing } from '../../entities/job-post/job-missing.tsx';
import { useJobPost } from '../../entities/job-post/use-job-post.ts';
import { isId } from '../../format/url-values.ts';
import { useParams } from '../../router/router.tsx';
import { useWayBack } from '../../router/use-way-back.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Container } from '../../ui/page/layout.tsx';
import { Page, usePage } from '../../ui/page/page.tsx';
import { QueryView, type Retry } from '../../ui/page/query-view.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { JobBones } from './job-bones.tsx';
import { JobDetails } from './job-details.tsx';
import * as styles from './job-screen.css.ts';

function BackLink() {
  const goBack = useWayBack();
  return (
    <div className={styles.back}>
      <LinkButton
        to={pages.feed}
        variant="quiet"
        size="sm"
        isFlush
        icon={<ArrowLeft size={16} aria-hidden />}
        onClick={goBack}
      >
        Back
      </LinkButton>
    </div>
  );
}

function Missing() {
  const goBack = useWayBack();
  const actions = (
    <>
      <LinkButton to={pages.feed} variant="primary" onClick={goBack}>
        Go Back
      </LinkButton>
      <LinkButton to={pages.feed}>Search other jobs</LinkButton>
    </>
  );
  return <JobMissing actions={actions}>It may have been removed, or the link may be incomplete.</JobMissing>;
}

type LoadedJobProps = { details: JobPostDetails; reload: () => Promise<void> };

function LoadedJob({ details, reload }: LoadedJobProps) {
  const heading = usePage(details.job_post.title);
  return (
    <Container>
      <JobDetails key={details.job_post._id} details={details} reload={reload} heading={heading} back={<BackLink />} />
    </Container>
  );
}

function Failed({ error, retry }: { error: Error; retry: Retry }) {
  return (
    <Page title="Failed to load job details" width="reading">
      <ErrorState title={messageOf(error, 'Something went wrong on our side')} {...retry}>
        The job isn’t affected, and nothing you saved is lost.
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
