import type { JobPostDetails } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { Maximize2, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { useBeside } from '../../entities/job-post/beside.ts';
import { useJobPost } from '../../entities/job-post/use-job-post.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { JobBones } from './job-bones.tsx';
import { JobDetails } from './job-details.tsx';
import * as styles from './job-screen.css.ts';
import { useSeenHeight } from './use-seen-height.ts';

type LoadedProps = { details: JobPostDetails; entered: string | undefined; reload: () => Promise<void> };

function Loaded({ details, entered, reload }: LoadedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title } = details.job_post;
  useEffect(() => {
    if (entered !== undefined) heading.current?.focus({ preventScroll: true });
  }, [entered]);
  useLayoutEffect(() => {
    const before = document.title;
    document.title = `${title} · Waypost`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return <JobDetails key={details.job_post._id} details={details} reload={reload} heading={heading} isBeside />;
}

type PaneProps = { jobId: string; entered: string | undefined; onClose: () => void };

function Pane({ jobId, entered, onClose }: PaneProps) {
  const pane = useSeenHeight<HTMLElement>();
  const result = useJobPost(jobId);
  return (
    <section ref={pane} className={styles.preview} aria-label="Job preview">
      <div className={styles.previewTools}>
        <LinkButton to={pathTo('job', { jobId })} variant="quiet" size="sm" icon={<Maximize2 size={16} aria-hidden />}>
          Open as a page
        </LinkButton>
        <IconButton label="Close preview" icon={<X size={16} aria-hidden />} size="sm" onPress={onClose} />
      </div>
      <QueryView
        answer={result}
        loading={<JobBones isBeside />}
        renderFailure={(error, retry) =>
          isRefusal(error, 'not-found') ? (
            <ErrorState title="The requested job could not be found.">It may have been removed.</ErrorState>
          ) : (
            <ErrorState title={messageOf(error, 'Something went wrong on our side')} {...retry}>
              The job isn’t affected, and nothing you saved is lost.
            </ErrorState>
          )
        }
      >
        {(details) => <Loaded details={details} entered={entered} reload={result.reload} />}
      </QueryView>
    </section>
  );
}

/** The post that is open beside the list. Each begins at its top. */
export function JobPreview() {
  const beside = useBeside();
  if (beside?.jobId === undefined) return null;
  const { jobId, entered, close } = beside;
  return <Pane key={jobId} jobId={jobId} entered={entered} onClose={close} />;
}
