import { useQuery } from '@tanstack/react-query';
import { pageSizes, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useStatusesUnderWay } from '../../../entities/application/mutations.ts';
import { historyQuery } from '../../../entities/application/queries.ts';
import { StatusHistory } from '../../../entities/application/status-history.tsx';
import { StatusMenu } from '../../../entities/application/status-menu.tsx';
import { experienceWords, factsOf, nameOf, placeOf } from '../../../entities/application/words.ts';
import { formatDate } from '../../../format/date.ts';
import { mailTo } from '../../../format/mail-to.ts';
import { from } from '../../../theme/breakpoints.ts';
import { useMediaQuery } from '../../../ui/behaviour/use-media-query.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { DescriptionList } from '../../../ui/lists/description-list.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { PanelState } from '../panel-state.tsx';
import { ProfileButton } from '../profile-button.tsx';
import { ResumePanel, type ResumeView } from '../resume/resume-panel.tsx';
import { ScoreCell } from '../score-cell.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import * as styles from './applicant-drawer.css.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DeletedApplicant } from './deleted-applicant.tsx';
import { ScorePanel } from './score-panel.tsx';
import type { useReview } from './use-review.ts';

type ApplicantDrawerProps = {
  jobId: string;
  review: ReturnType<typeof useReview>;
  page: number;
  total: number;
  settable: readonly ApplicantStatus[];
  onStatus: (applicant: Applicant, status: ApplicantStatus) => void;
  /** Sets a status and goes on to the next one. */
  onDecide: (applicant: Applicant, status: ApplicantStatus) => void;
};

/** The resume beside the rest; on paper too, whose width is known only once its pages are counted. */
const twoColumns = `print, ${from.desktop}`;

type Part = 'resume' | 'answers' | 'score' | 'notes' | 'history';

/** Somebody who has left the list is shown as last seen; their history knows the status they have now. */
function useStatus(jobId: string, applicant: Applicant, isListed: boolean) {
  const history = useQuery(historyQuery(jobId, applicant._id));
  const withStatus = useStatusesUnderWay(jobId);
  const last = isListed ? undefined : history.data?.history.at(-1)?.to;
  return { history, status: withStatus({ ...applicant, status: last ?? applicant.status }).status };
}

type DetailsProps = Pick<ApplicantDrawerProps, 'jobId' | 'settable' | 'onStatus' | 'onDecide'> & {
  applicant: Applicant;
  next: Applicant | undefined;
  isListed: boolean;
  part: Part;
  onPart: (part: Part) => void;
};

function Details({ jobId, applicant, next, isListed, settable, onStatus, onDecide, part, onPart }: DetailsProps) {
  const isWide = useMediaQuery(twoColumns);
  const { history, status } = useStatus(jobId, applicant, isListed);
  const [view, setView] = useState<ResumeView>('text');
  const { user_info, answers, applied_at, total_experience_in_months } = applicant;
  const email = user_info?.email;
  const resume = <ResumePanel applicant={applicant} next={next} view={view} onView={setView} />;
  const facts = [
    { term: 'Applied', value: formatDate(applied_at) },
    { term: 'Experience', value: experienceWords(total_experience_in_months) },
    { term: 'Location', value: placeOf(applicant) ?? 'Not given' },
    ...(email ? [{ term: 'E-mail', value: <a href={mailTo(email)}>{email}</a> }] : []),
  ];
  const tabs = [
    ...(isWide ? [] : [{ id: 'resume' as const, label: 'Resume', content: resume }]),
    { id: 'answers' as const, label: 'Answers', count: answers.length, content: <AnswersPanel answers={answers} /> },
    {
      id: 'score' as const,
      label: 'Score',
      content: <ScorePanel key={applicant._id} jobId={jobId} applicant={applicant} />,
    },
    {
      id: 'notes' as const,
      label: 'Notes',
      count: applicant.note_count,
      content: <NotesPanel key={applicant._id} jobId={jobId} applicant={applicant} />,
    },
    {
      id: 'history' as const,
      label: 'History',
      content: (
        <PanelState answer={history} loading="Loading the history" failed="The history could not be loaded">
          {({ history: changes }) => <StatusHistory changes={changes} applicant={applicant} />}
        </PanelState>
      ),
    },
  ];
  const shown = tabs.some(({ id }) => id === part) ? part : 'answers';
  return (
    <div className={styles.details}>
      <div className={styles.about}>
        <div className={styles.standing}>
          <StatusMenu
            name={nameOf(applicant)}
            status={status}
            settable={settable}
            onChange={(next) => onStatus(applicant, next)}
          />
          <div className={styles.score}>
            <ScoreCell applicant={applicant} />
          </div>
          <div className={styles.pressed}>
            <ProfileButton applicant={applicant} />
          </div>
        </div>
        <DecisionButtons status={status} settable={settable} onDecide={(decided) => onDecide(applicant, decided)} />
        {isWide ? (
          <DescriptionList facts={facts} />
        ) : (
          <Text tone="muted">
            {factsOf(applicant)}
            {email ? (
              <>
                {' · '}
                <a href={mailTo(email)}>{email}</a>
              </>
            ) : null}
          </Text>
        )}
        <Tabs label="About the application" items={tabs} selected={shown} onSelect={onPart} />
      </div>
      {isWide ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in a hidden resume takes focus, from where keys could scroll it
        <div className={styles.resume} tabIndex={applicant.hidden_as === null ? undefined : 0}>
          {resume}
        </div>
      ) : null}
    </div>
  );
}

/** One applicant beside the list: J and K go to the next and the previous one. */
export function ApplicantDrawer({ jobId, review, page, total, settable, onStatus, onDecide }: ApplicantDrawerProps) {
  const isWide = useMediaQuery(twoColumns);
  const [part, setPart] = useState<Part>(isWide ? 'answers' : 'resume');
  const { applicant, next, row, wasListed, hasNext, hasPrevious, isMoving, go, close } = review;
  const name = applicant === undefined ? '' : nameOf(applicant);
  const place =
    row === undefined
      ? wasListed
        ? 'No longer in this list'
        : 'Not on this page of the list'
      : `${(page - 1) * pageSizes.applicants + row + 1} of ${total.toLocaleString('en-US')}`;
  return (
    <Drawer
      isOpen={applicant !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      isWide
      isFlush
      title={name}
      subtitle={
        <>
          {applicant?.user_info?.headline ? (
            <Text lines={2}>
              <bdi>{applicant.user_info.headline}</bdi>
            </Text>
          ) : null}
          <Text size="xs" tone="muted" numeric>
            {place}
          </Text>
          <VisuallyHidden>
            <output>{`${name}, ${place}`}</output>
          </VisuallyHidden>
        </>
      }
      headerActions={
        <>
          <IconButton
            label="Previous applicant (K)"
            tooltipPlacement="bottom"
            icon={<ChevronLeft size={20} aria-hidden />}
            isDisabled={!hasPrevious || isMoving}
            onPress={() => go(-1)}
          />
          <IconButton
            label="Next applicant (J)"
            tooltipPlacement="bottom"
            icon={<ChevronRight size={20} aria-hidden />}
            isDisabled={!hasNext || isMoving}
            onPress={() => go(1)}
          />
        </>
      }
    >
      {applicant === undefined ? null : applicant.is_deleted ? (
        <DeletedApplicant jobId={jobId} applicant={applicant} settable={settable} onStatus={onStatus} />
      ) : (
        <Details
          jobId={jobId}
          applicant={applicant}
          next={next}
          isListed={row !== undefined}
          settable={settable}
          onStatus={onStatus}
          onDecide={onDecide}
          part={part}
          onPart={setPart}
        />
      )}
    </Drawer>
  );
}
