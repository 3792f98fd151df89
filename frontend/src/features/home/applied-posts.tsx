import type { AppliedPost } from '@waypost/contracts/entities/application';
import { pages } from '@waypost/contracts/paths';
import { StatusBadge } from '../../entities/application/status-badge.tsx';
import { companyOf, locationOf } from '../../entities/job-post/listed-post.ts';
import { LoadingPosts } from '../../entities/job-post/loading-posts.tsx';
import { postColumns, type PostRow, PostTitle, ViewPost } from '../../entities/job-post/post-columns.tsx';
import { formatDate } from '../../format/date.ts';
import { factLine } from '../../format/fact-line.ts';
import { formatPay } from '../../format/pay.ts';
import { Card } from '../../ui/content/card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { HomeBlock } from './home-block.tsx';
import * as styles from './home.css.ts';
import { useNewestApplications } from './use-home.ts';

const rowOf = ({ job_post_id, job_post }: AppliedPost): PostRow => ({ id: job_post_id, post: job_post });

/** Who waits for an answer looks for what has changed: the first status of all says nothing. */
const Title = ({ applied }: { applied: AppliedPost }) => (
  <div className={styles.title}>
    <PostTitle {...rowOf(applied)} />
    {applied.status === 'Applied' ? null : <StatusBadge status={applied.status} />}
  </div>
);

const [, ...facts] = postColumns({ rowOf });
const columns: Column<AppliedPost>[] = [
  { id: 'job', header: 'Job Details', cell: (applied) => <Title applied={applied} /> },
  ...facts,
  { id: 'applied', header: 'Applied', isNarrow: true, cell: ({ applied_at }) => formatDate(applied_at) },
  { id: 'actions', header: 'Actions', isNarrow: true, cell: (applied) => <ViewPost {...rowOf(applied)} /> },
];

/** A card has no room for what is not known, nor a head that would say what that is. */
const cardFacts = (post: AppliedPost['job_post']): string =>
  factLine([companyOf(post), post && locationOf(post), formatPay(post?.expected_max_ctc)]);

const cardOf = (applied: AppliedPost) => (
  <Card padding="md" space={1}>
    <Title applied={applied} />
    <Text tone="muted" numeric>
      {cardFacts(applied.job_post)}
    </Text>
    <div className={styles.cardFoot}>
      <Text size="xs" tone="muted" numeric>
        Applied {formatDate(applied.applied_at)}
      </Text>
      <ViewPost {...rowOf(applied)} />
    </div>
  </Card>
);

const kinds = {
  job_posts: {
    title: 'Applied Job Posts',
    none: 'No applied job posts yet',
    hint: 'Jobs you apply to appear here with the status of each application.',
    page: pages.jobApplications,
  },
  referral_posts: {
    title: 'Applied Referral Posts',
    none: 'No applied referral posts yet',
    hint: 'Some jobs are posted by people who can refer you to the company. Those you apply to are listed here.',
    page: pages.referralApplications,
  },
} as const;

type AppliedPostsProps = { dashboardId: string; kind: keyof typeof kinds };

/** The newest applications of a kind. */
export function AppliedPosts({ dashboardId, kind }: AppliedPostsProps) {
  const { title, none, hint, page } = kinds[kind];
  const answer = useNewestApplications(dashboardId, kind);
  const { posts = [], total = 0 } = answer.data ?? {};
  return (
    <HomeBlock
      title={title}
      answer={answer}
      loading={<LoadingPosts label={`Loading ${title.toLowerCase()}...`} />}
      safe="Your applications are safe."
      {...(total > posts.length && { all: { to: page, words: `See all ${total.toLocaleString('en-US')}` } })}
    >
      {(found) =>
        found.posts.length === 0 ? (
          <Card padding="none" space={0}>
            <EmptyState title={none} isCompact>
              {hint}
            </EmptyState>
          </Card>
        ) : (
          <DataTable
            caption={title}
            columns={columns}
            rows={found.posts}
            rowId={({ _id }) => _id}
            card={cardOf}
            cardsBelow="table"
            isDense
          />
        )
      }
    </HomeBlock>
  );
}
