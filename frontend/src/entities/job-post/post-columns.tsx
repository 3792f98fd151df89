import { pathTo } from '@waypost/contracts/paths';
import { factLine } from '../../format/fact-line.ts';
import { formatPay } from '../../format/pay.ts';
import { LinkButton, TextLink } from '../../ui/buttons/link.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import { JobStatusBadge } from './job-status-badge.tsx';
import { companyOf, kindOf, type ListedPost, locationOf, payOf, titleOf } from './listed-post.ts';
import * as styles from './post-columns.css.ts';

/** A row of a list of posts. */
export type PostRow = { id: string; post: ListedPost };

/** Only a post that is there, or may be, leads to its page. */
export function PostTitle({ id, post }: PostRow) {
  if (post === undefined) return titleOf(post);
  return (
    <TextLink to={pathTo('job', { jobId: id })} tone="plain" weight="strong">
      {titleOf(post)}
    </TextLink>
  );
}

export function ViewPost({ id, post }: PostRow) {
  if (post === undefined) return null;
  return (
    <LinkButton size="sm" to={pathTo('job', { jobId: id })} aria-label={`View ${titleOf(post)}`}>
      View
    </LinkButton>
  );
}

/** In a list that has no column for it, what is closed says so. */
export const ClosedMark = ({ post }: Pick<PostRow, 'post'>) =>
  !post || post.status === 'Open' ? null : <JobStatusBadge status={post.status} />;

type PostColumns<Row> = {
  rowOf: (row: Row) => PostRow;
  /** Said where a post names no pay. */
  noPay?: string;
  /** The list has a column of its own for whether a post is open. */
  hasStatus?: boolean;
};

/** What every table of posts begins with. */
export function postColumns<Row>({ rowOf, noPay, hasStatus = false }: PostColumns<Row>): Column<Row>[] {
  return [
    {
      id: 'job',
      header: 'Job Details',
      cell: (row) => {
        const { id, post } = rowOf(row);
        const kind = kindOf(post);
        return (
          <div className={styles.job}>
            <Text as="div" weight="strong" lines={2}>
              <PostTitle id={id} post={post} />
            </Text>
            {kind === undefined ? null : (
              <Text size="xs" tone="muted">
                {kind}
              </Text>
            )}
            {hasStatus ? null : (
              <Inline>
                <ClosedMark post={post} />
              </Inline>
            )}
          </div>
        );
      },
    },
    {
      id: 'company',
      header: 'Company',
      cell: (row) => <div className={styles.words}>{companyOf(rowOf(row).post)}</div>,
    },
    {
      id: 'location',
      header: 'Location',
      cell: (row) => <div className={styles.words}>{locationOf(rowOf(row).post)}</div>,
    },
    {
      id: 'salary',
      header: 'Salary',
      isNarrow: true,
      cell: (row) => (
        <Text as="span" numeric>
          {payOf(rowOf(row).post, noPay)}
        </Text>
      ),
    },
  ];
}

/** The same at the head of a card, where there is no room for columns, nor for what is not known. */
export function PostHead({ id, post }: PostRow) {
  return (
    <Stack space={1}>
      <Heading level={2} size="md">
        <PostTitle id={id} post={post} />
      </Heading>
      <Text>{companyOf(post)}</Text>
      {post ? (
        <Text tone="muted">{factLine([locationOf(post), formatPay(post.expected_max_ctc), kindOf(post)])}</Text>
      ) : null}
    </Stack>
  );
}
