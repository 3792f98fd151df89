import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { ReactNode } from 'react';
import { StatusMenu } from '../../../entities/application/status-menu.tsx';
import { experienceWords, factsOf, nameOf, placeOf, shortNameOf } from '../../../entities/application/words.ts';
import { formatDate, formatDateTime } from '../../../format/date.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { Inline } from '../../../ui/page/layout.tsx';
import { sortWords, type ApplicantSort } from '../applicant-list.ts';
import { ProfileButton } from '../profile-button.tsx';
import { ResumeMenu } from '../resume/resume-menu.tsx';
import { rowButtonId } from '../row-focus.ts';
import { ScoreCell } from '../score-cell.tsx';
import * as styles from './applicant-table.css.ts';
import { OwnMarks } from './own-marks.tsx';

export type ApplicantTableProps = {
  applicants: readonly Applicant[];
  settable: readonly ApplicantStatus[];
  sort: ApplicantSort;
  onSort: (sort: ApplicantSort) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  openId: string | undefined;
  onOpen: (applicant: Applicant) => void;
  onStatus: (applicant: Applicant, status: ApplicantStatus) => void;
  /** Came while the page was open, and nobody has looked yet. */
  isNew: (applicant: Applicant) => boolean;
  /** Then names are in no order. */
  isBlind: boolean;
  isStale: boolean;
};

/** The name opens the details by key, as a press anywhere in the row does. */
function Person({ applicant, isNew, onOpen }: { applicant: Applicant; isNew: boolean; onOpen: () => void }) {
  const { user_info } = applicant;
  const name = nameOf(applicant);
  const headline = user_info?.headline || user_info?.email;
  return (
    <div className={styles.person}>
      <Avatar name={shortNameOf(applicant)} imageUrl={user_info?.profile_img_url} size="sm" />
      <div className={styles.words}>
        <Inline space={2}>
          <button
            type="button"
            id={rowButtonId(applicant._id)}
            className={styles.name}
            onClick={onOpen}
            aria-haspopup="dialog"
          >
            {name}
          </button>
          {isNew ? <Badge tone="info">New</Badge> : null}
          <OwnMarks applicant={applicant} />
        </Inline>
        {headline === undefined ? null : (
          <span className={styles.headline}>
            <Text as="div" size="xs" tone="muted" lines={1} title={headline}>
              <bdi>{headline}</bdi>
            </Text>
          </span>
        )}
      </div>
    </div>
  );
}

const appliedOn = ({ applied_at }: Applicant) => (
  <time dateTime={applied_at} title={formatDateTime(applied_at)} className={styles.date}>
    {formatDate(applied_at)}
  </time>
);

type RowProps = Pick<ApplicantTableProps, 'settable' | 'onOpen' | 'onStatus' | 'isNew' | 'isBlind'>;

const statusOf = (applicant: Applicant, { settable, onStatus }: RowProps) => (
  <StatusMenu
    name={nameOf(applicant)}
    status={applicant.status}
    settable={settable}
    onChange={(status) => onStatus(applicant, status)}
  />
);

const actionsOf = (applicant: Applicant) => (
  <Inline space={1} wrap={false} justify="end">
    <ProfileButton applicant={applicant} />
    <ResumeMenu applicant={applicant} />
  </Inline>
);

const columnsOf = (row: RowProps): Column<Applicant>[] => [
  {
    id: 'name',
    header: 'Applicant',
    isSortable: !row.isBlind,
    cell: (applicant) => (
      <Person applicant={applicant} isNew={row.isNew(applicant)} onOpen={() => row.onOpen(applicant)} />
    ),
  },
  {
    id: 'score',
    header: 'Score',
    isSortable: true,
    isNarrow: true,
    cell: (applicant) => <ScoreCell applicant={applicant} />,
  },
  {
    id: 'experience',
    header: 'Experience',
    isSortable: true,
    isNarrow: true,
    cell: (applicant) => (
      <div className={styles.facts}>
        <Text as="span" numeric>
          {experienceWords(applicant.total_experience_in_months)}
        </Text>
        <Text as="span" size="xs" tone="muted" lines={1} title={placeOf(applicant) ?? ''}>
          {placeOf(applicant) ?? ''}
        </Text>
      </div>
    ),
  },
  { id: 'date', header: 'Applied', isSortable: true, isNarrow: true, cell: appliedOn },
  { id: 'status', header: 'Status', isNarrow: true, cell: (applicant) => statusOf(applicant, row) },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, isNarrow: true, cell: actionsOf },
];

function cardOf(applicant: Applicant, tickBox: ReactNode, row: RowProps) {
  return (
    <Card padding="md" space={3}>
      <div className={styles.cardHead}>
        <Person applicant={applicant} isNew={row.isNew(applicant)} onOpen={() => row.onOpen(applicant)} />
        {tickBox}
      </div>
      <Inline justify="between" space={3}>
        <ScoreCell applicant={applicant} />
        {statusOf(applicant, row)}
      </Inline>
      <Text size="xs" tone="muted">
        {factsOf(applicant)}
      </Text>
      {actionsOf(applicant)}
    </Card>
  );
}

/** The applicants of a page: rows where there is room for them, else cards. */
export function ApplicantTable({
  applicants,
  sort,
  onSort,
  selected,
  onSelect,
  openId,
  isStale,
  ...row
}: ApplicantTableProps) {
  return (
    <DataTable
      caption="Applicants"
      columns={columnsOf(row)}
      rows={applicants}
      rowId={({ _id }) => _id}
      sort={{ column: sort, direction: sort === 'name' ? 'ascending' : 'descending' }}
      // The best, the newest, the most and A come first; the other end of a list of applicants is not asked for.
      onSortChange={({ column }) => {
        if (column in sortWords) onSort(column as ApplicantSort);
      }}
      selection={{ selected, onChange: onSelect, rowLabel: nameOf }}
      currentRow={openId}
      onRowPress={row.onOpen}
      isDense
      isLoading={isStale}
      cardsBelow="desktop"
      card={(applicant, tickBox) => cardOf(applicant, tickBox, row)}
    />
  );
}
