import { useQuery } from '@tanstack/react-query';
import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { historyQuery } from '../../../entities/application/queries.ts';
import { StatusHistory } from '../../../entities/application/status-history.tsx';
import { StatusMenu } from '../../../entities/application/status-menu.tsx';
import { nameOf } from '../../../entities/application/words.ts';
import { formatDate } from '../../../format/date.ts';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { PanelState } from '../panel-state.tsx';
import * as styles from './applicant-drawer.css.ts';

type DeletedApplicantProps = {
  jobId: string;
  applicant: Applicant;
  settable: readonly ApplicantStatus[];
  onStatus: (applicant: Applicant, status: ApplicantStatus) => void;
};

/** What stays of an application whose person has deleted their account. */
export function DeletedApplicant({ jobId, applicant, settable, onStatus }: DeletedApplicantProps) {
  const history = useQuery(historyQuery(jobId, applicant._id));
  return (
    <div className={styles.about}>
      <Inline space={3}>
        <StatusMenu
          name={nameOf(applicant)}
          status={applicant.status}
          settable={settable}
          onChange={(status) => onStatus(applicant, status)}
        />
        <Text tone="muted">Applied {formatDate(applicant.applied_at)}</Text>
      </Inline>
      <Banner title="This person has deleted their account">
        Their profile, resume, answers and score were deleted with it. The application itself, its dates and its status
        stay.
      </Banner>
      <Stack space={3}>
        <Heading level={3} size="sm">
          History
        </Heading>
        <PanelState answer={history} loading="Loading the history" failed="The history could not be loaded">
          {({ history: changes }) => <StatusHistory changes={changes} applicant={applicant} />}
        </PanelState>
      </Stack>
    </div>
  );
}
