import type { AppliedPost } from '@waypost/contracts/entities/application';
import { pathTo } from '@waypost/contracts/paths';
import { Ellipsis, RotateCcw, Undo2 } from 'lucide-react';
import { OwnStatus } from '../../entities/application/own-status.tsx';
import { titleOf } from '../../entities/job-post/listed-post.ts';
import { ClosedMark, PostHead, type PostRow, postColumns, ViewPost } from '../../entities/job-post/post-columns.tsx';
import { formatDate, formatDateTime } from '../../format/date.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import type { MenuAction } from '../../ui/overlays/menu-panel.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import type { AppliedWords } from './applied-words.ts';

const rowOf = ({ job_post_id, job_post }: AppliedPost): PostRow => ({ id: job_post_id, post: job_post });

const Applied = ({ applied: { applied_at } }: { applied: AppliedPost }) => (
  <Text as="span" numeric>
    <time dateTime={applied_at} title={formatDateTime(applied_at)}>
      {formatDate(applied_at)}
    </time>
  </Text>
);

type RowProps = { words: AppliedWords; onWithdraw: (applied: AppliedPost) => void };

const Status = ({ applied, words }: { applied: AppliedPost; words: AppliedWords }) => (
  <OwnStatus
    application={applied}
    title={titleOf(applied.job_post)}
    owner={words.owner}
    isOwnerGone={applied.is_owner_gone}
  />
);

/** The one thing that can be done with an application as it is, if any: who withdrew applies again while the job is open. */
function changeOf(applied: AppliedPost, onWithdraw: RowProps['onWithdraw']): MenuAction | undefined {
  const { status, job_post, job_post_id } = applied;
  if (status !== 'Withdrawn') {
    return {
      id: 'withdraw',
      label: 'Withdraw',
      description: 'Takes your application back',
      icon: <Undo2 size={16} aria-hidden />,
      tone: 'danger',
      onAction: () => onWithdraw(applied),
    };
  }
  if (job_post?.status !== 'Open') return undefined;
  return {
    id: 'again',
    label: 'Apply again',
    description: 'From the page of the job',
    icon: <RotateCcw size={16} aria-hidden />,
    href: pathTo('job', { jobId: job_post_id }),
  };
}

function Actions({ applied, onWithdraw }: { applied: AppliedPost } & Pick<RowProps, 'onWithdraw'>) {
  const change = changeOf(applied, onWithdraw);
  const label = `Actions for ${titleOf(applied.job_post)}`;
  return (
    <Inline space={1} wrap={false} justify="end">
      <ViewPost {...rowOf(applied)} />
      {change === undefined ? null : (
        <Menu
          label={label}
          placement="bottom end"
          trigger={<IconButton size="sm" label={label} icon={<Ellipsis size={16} aria-hidden />} />}
          groups={[{ id: 'actions', actions: [change] }]}
        />
      )}
    </Inline>
  );
}

const columnsOf = ({ words, onWithdraw }: RowProps): Column<AppliedPost>[] => [
  ...postColumns({ rowOf }),
  { id: 'applied', header: 'Applied', isNarrow: true, cell: (applied) => <Applied applied={applied} /> },
  { id: 'status', header: 'Status', isNarrow: true, cell: (applied) => <Status applied={applied} words={words} /> },
  {
    id: 'actions',
    header: 'Actions',
    isNarrow: true,
    isHeaderHidden: true,
    cell: (applied) => <Actions applied={applied} onWithdraw={onWithdraw} />,
  },
];

const cardOf = (applied: AppliedPost, { words, onWithdraw }: RowProps) => (
  <Card padding="md" space={3}>
    <PostHead {...rowOf(applied)} />
    <Inline>
      <Text tone="muted" numeric>
        Applied <Applied applied={applied} />
      </Text>
      <ClosedMark post={applied.job_post} />
    </Inline>
    <Inline justify="between">
      <Status applied={applied} words={words} />
      <Actions applied={applied} onWithdraw={onWithdraw} />
    </Inline>
  </Card>
);

type AppliedListProps = RowProps & { rows: readonly AppliedPost[]; isLoading: boolean };

/** The applications of a page: rows where there is room for them, else cards. */
export function AppliedList({ rows, isLoading, ...row }: AppliedListProps) {
  return (
    <DataTable
      caption={row.words.caption}
      columns={columnsOf(row)}
      rows={rows}
      rowId={({ _id }) => _id}
      cardsBelow="table"
      card={(applied) => cardOf(applied, row)}
      isLoading={isLoading}
    />
  );
}
