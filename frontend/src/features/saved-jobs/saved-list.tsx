import { defaults } from '@waypost/contracts/constants';
import { BookmarkX } from 'lucide-react';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { titleOf } from '../../entities/job-post/listed-post.ts';
import { PostHead, type PostRow, postColumns, ViewPost } from '../../entities/job-post/post-columns.tsx';
import { type SavedPost, useRemoveSaved } from '../../entities/job-post/saved-posts.ts';
import { formatDate, formatDateTime } from '../../format/date.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Inline } from '../../ui/page/layout.tsx';

const noPay = 'N/A';
const rowOf = ({ job_post_id, jobPostDetails }: SavedPost): PostRow => ({ id: job_post_id, post: jobPostDetails });

/** One of which no status is known may be open, so it counts as that. */
const Status = ({ saved }: { saved: SavedPost }) => (
  <JobStatusBadge status={saved.jobPostDetails?.status ?? defaults.jobStatus} />
);

function Posted({ saved: { jobPostDetails } }: { saved: SavedPost }) {
  const date = jobPostDetails?.posted_date;
  return date === undefined ? (
    noPay
  ) : (
    <time dateTime={date} title={formatDateTime(date)}>
      {formatDate(date)}
    </time>
  );
}

type ActionsProps = { saved: SavedPost; onRemove: () => void };

function Actions({ saved, onRemove }: ActionsProps) {
  const remove = useRemoveSaved(saved);
  return (
    <Inline space={1} wrap={false} justify="end">
      <ViewPost {...rowOf(saved)} />
      <Button
        size="sm"
        variant="quiet"
        icon={<BookmarkX size={16} aria-hidden />}
        aria-label={`Remove ${titleOf(saved.jobPostDetails)} from your saved jobs`}
        onPress={() => {
          remove();
          onRemove();
        }}
      >
        Remove
      </Button>
    </Inline>
  );
}

const columnsOf = (onRemove: ActionsProps['onRemove']): Column<SavedPost>[] => [
  ...postColumns({ rowOf, noPay, hasStatus: true }),
  { id: 'status', header: 'Status', isNarrow: true, cell: (saved) => <Status saved={saved} /> },
  {
    id: 'posted',
    header: 'Posted Date',
    isNarrow: true,
    cell: (saved) => (
      <Text as="span" numeric>
        <Posted saved={saved} />
      </Text>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    isNarrow: true,
    isHeaderHidden: true,
    cell: (saved) => <Actions saved={saved} onRemove={onRemove} />,
  },
];

const cardOf = (saved: SavedPost, onRemove: ActionsProps['onRemove']) => (
  <Card padding="md" space={3}>
    <PostHead {...rowOf(saved)} />
    <Inline>
      <Status saved={saved} />
      <Text as="span" tone="muted" numeric>
        Posted <Posted saved={saved} />
      </Text>
    </Inline>
    <Actions saved={saved} onRemove={onRemove} />
  </Card>
);

type SavedListProps = { rows: readonly SavedPost[]; isLoading: boolean; onRemove: ActionsProps['onRemove'] };

/** The saved posts of a page: rows where there is room for them, else cards. */
export function SavedList({ rows, isLoading, onRemove }: SavedListProps) {
  return (
    <DataTable
      caption="Your saved jobs"
      columns={columnsOf(onRemove)}
      rows={rows}
      rowId={({ _id }) => _id}
      cardsBelow="table"
      card={(saved) => cardOf(saved, onRemove)}
      isLoading={isLoading}
    />
  );
}
