import { useQueryClient } from '@tanstack/react-query';
import type { JobPostDetails } from '@waypost/contracts/entities/job-post';
import { apiPath, routes } from '@waypost/contracts/routes';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { OwnStatus } from '../../entities/application/own-status.tsx';
import { whatNext } from '../../entities/application/what-next.ts';
import { WithdrawDialog } from '../../entities/application/withdraw-dialog.tsx';
import { markJobPost } from '../../entities/job-post/mutations.ts';
import { refreshJobPost } from '../../entities/job-post/refresh-job-post.ts';
import { unnamedOwner } from '../../entities/job-post/unnamed-owner.ts';
import { pathToSearch } from '../../entities/saved-search/path-to-search.ts';
import { formatDate } from '../../format/date.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import * as styles from './applied-panel.css.ts';

function ownerOf({ job_post: { creator, job_post_category } }: JobPostDetails): string {
  const name = creator ? `${creator.first_name} ${creator.last_name}`.trim() : '';
  return name || unnamedOwner[job_post_category];
}

type AppliedPanelProps = {
  details: JobPostDetails;
  /** Right after applying: the button that led here is gone. */
  takesFocus: boolean;
  onWithdrawn: () => void;
};

/** Stands where one could apply: what was sent, what has become of it, and where to go from here. */
export function AppliedPanel({ details, takesFocus, onWithdrawn }: AppliedPanelProps) {
  const { application, job_post: job } = details;
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const withdrawn = () => {
    onWithdrawn();
    markJobPost(queries, job._id, { is_applied: false });
    void refreshJobPost(queries, job._id);
  };
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={styles.panel}>
      <span className={styles.icon}>
        <CircleCheck size={20} aria-hidden />
      </span>
      <div className={styles.words}>
        <Inline>
          <Heading level={2} size="md" id={id}>
            You have applied
          </Heading>
          {application === undefined ? null : (
            <OwnStatus
              application={{ ...application, job_post_id: job._id }}
              title={job.title}
              owner={ownerOf(details)}
              isOwnerGone={details.is_owner_gone}
            />
          )}
        </Inline>
        {application === undefined ? null : (
          <Text>
            Sent on <time dateTime={application.applied_at}>{formatDate(application.applied_at)}</time> with{' '}
            <strong>{application.resume_name}</strong>.
          </Text>
        )}
        <Text>{whatNext(application?.status ?? 'Applied', ownerOf(details), details.is_owner_gone)}</Text>
        <Inline space={4}>
          {application === undefined ? null : (
            <TextLink isExternal to={apiPath(routes.openApplicantResume.url.replace(':id', application._id))}>
              Open the resume you sent
            </TextLink>
          )}
          <TextLink to={pathToSearch({ keyword: job.title })}>Search similar jobs</TextLink>
          {application === undefined ? null : (
            <Button
              size="sm"
              variant="quiet"
              isFlush
              icon={<Undo2 size={16} aria-hidden />}
              onPress={() => setLeaving(true)}
            >
              Withdraw
            </Button>
          )}
        </Inline>
      </div>
      {application === undefined ? null : (
        <WithdrawDialog
          application={application}
          title={job.title}
          owner={ownerOf(details)}
          isOpen={isLeaving}
          onOpenChange={setLeaving}
          onWithdrawn={withdrawn}
        />
      )}
    </section>
  );
}
