import { useQuery } from '@tanstack/react-query';
import type { AppliedPost } from '@waypost/contracts/entities/application';
import { apiPath, routes } from '@waypost/contracts/routes';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { sentenceOf } from '../../api/sentence-of.ts';
import { capitalised } from '../../format/capitalised.ts';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { BoneLines, Loading } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { Answers } from './answers.tsx';
import * as styles from './own-status.css.ts';
import { historyQuery } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { StatusHistory } from './status-history.tsx';
import { whatNext } from './what-next.ts';

type OwnStatusProps = {
  application: Pick<AppliedPost, '_id' | 'job_post_id' | 'status' | 'resume_name'>;
  /** What was applied to. */
  title: string;
  /** Who decides: "the recruiter". */
  owner: string;
  isOwnerGone?: boolean | undefined;
};

/** What became of an application and what was answered in it, asked for when it is opened. */
function History({ application, owner, isOwnerGone }: Omit<OwnStatusProps, 'title'>) {
  const { _id, job_post_id, status, resume_name } = application;
  const { user } = useSignedIn();
  const id = useId();
  const answer = useQuery(historyQuery(job_post_id, _id));
  return (
    <div className={styles.panel}>
      <Text>{whatNext(status, owner, isOwnerGone)}</Text>
      <QueryView
        answer={answer}
        loading={
          <Loading label="Loading the history">
            <BoneLines count={3} />
          </Loading>
        }
        renderFailure={(error, retry) => (
          <ErrorState title="The history could not be loaded" {...retry}>
            {sentenceOf(error, 'Something went wrong on our side.')} Your application is not affected.
          </ErrorState>
        )}
      >
        {({ history, answers = [] }) => (
          <>
            <StatusHistory changes={history} applicant={{ user_id: user._id }} owner={capitalised(owner)} />
            {answers.length === 0 ? null : (
              <section aria-labelledby={id}>
                <Stack space={2}>
                  <Heading level={3} size="sm" id={id}>
                    Your answers
                  </Heading>
                  <Answers answers={answers} level={4} space={2} />
                </Stack>
              </section>
            )}
          </>
        )}
      </QueryView>
      <Text tone="muted">
        Sent with{' '}
        <TextLink isExternal to={apiPath(routes.openApplicantResume.url.replace(':id', _id))}>
          {resume_name}
        </TextLink>
      </Text>
    </div>
  );
}

/** The status of one's own application, and how it came to that. */
export function OwnStatus({ application, title, ...decides }: OwnStatusProps) {
  const { status } = application;
  return (
    <Popover
      label={`Status of your application: ${title}`}
      renderTrigger={(button) => (
        <Button
          {...button}
          size="sm"
          variant="quiet"
          isFlush
          aria-label={`${status}, see the history of your application: ${title}`}
        >
          <StatusBadge status={status} />
          <ChevronDown size={14} aria-hidden className={styles.chevron} />
        </Button>
      )}
    >
      <History application={application} {...decides} />
    </Popover>
  );
}
