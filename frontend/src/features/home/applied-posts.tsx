import { missing } from '@waypost/contracts/constants';
import type { AppliedPost } from '@waypost/contracts/entities/application';
import { pages, pathTo } from '@waypost/contracts/paths';
import { StatusBadge } from '../../entities/application/status-badge.tsx';
import { formatCompany } from '../../format/company.ts';
import { formatDate } from '../../format/date.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Inline } from '../../ui/layout.tsx';
import { LinkButton, TextLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { Text } from '../../ui/text.tsx';
import { HomeBlock } from './home-block.tsx';
import * as styles from './home.css.ts';
import { payCell, placeCell } from './post-cells.ts';
import { TableBones } from './table-bones.tsx';
import { useAppliedPosts } from './use-home.ts';

/** A post that is gone, and one that could not be asked for. */
const titleOf = ({ job_post }: AppliedPost) => {
  if (job_post === undefined) return 'Job Post Not Found';
  return job_post === null ? 'Job Post Unavailable' : job_post.title;
};
const companyOf = ({ job_post }: AppliedPost) =>
  job_post ? (formatCompany(job_post) ?? missing.detail) : 'Company Not Found';
const placeOf = ({ job_post }: AppliedPost) => (job_post ? placeCell(job_post) : missing.detail);
const payOf = ({ job_post }: AppliedPost) => (job_post ? payCell(job_post) : missing.detail);

/** Who waits for an answer looks for what has changed: the first status of all says nothing. */
const Title = ({ applied }: { applied: AppliedPost }) => (
  <Inline space={2}>
    {applied.job_post ? (
      <TextLink to={pathTo('job', { jobId: applied.job_post_id })} tone="plain" weight="strong">
        {titleOf(applied)}
      </TextLink>
    ) : (
      <Text as="span" tone="muted">
        {titleOf(applied)}
      </Text>
    )}
    {applied.status === 'Applied' ? null : <StatusBadge status={applied.status} />}
  </Inline>
);

const View = ({ applied }: { applied: AppliedPost }) =>
  applied.job_post === undefined ? null : (
    <LinkButton
      to={pathTo('job', { jobId: applied.job_post_id })}
      size="sm"
      variant="quiet"
      aria-label={`View ${titleOf(applied)}`}
    >
      View
    </LinkButton>
  );

const columns: Column<AppliedPost>[] = [
  { id: 'job', header: 'Job Details', cell: (applied) => <Title applied={applied} /> },
  { id: 'company', header: 'Company', cell: companyOf },
  { id: 'location', header: 'Location', cell: placeOf },
  { id: 'salary', header: 'Salary', isNarrow: true, cell: payOf },
  { id: 'applied', header: 'Applied', isNarrow: true, cell: ({ applied_at }) => formatDate(applied_at) },
  { id: 'actions', header: 'Actions', isNarrow: true, cell: (applied) => <View applied={applied} /> },
];

const cardOf = (applied: AppliedPost) => (
  <div className={styles.card}>
    <Title applied={applied} />
    <Text>{companyOf(applied)}</Text>
    <Text tone="muted" numeric>
      {placeOf(applied)} · {payOf(applied)}
    </Text>
    <div className={styles.cardFoot}>
      <Text size="xs" tone="muted" numeric>
        Applied {formatDate(applied.applied_at)}
      </Text>
      <View applied={applied} />
    </div>
  </div>
);

const kinds = {
  job_posts: {
    title: 'Applied Job Posts',
    none: 'No applied job posts yet',
    hint: 'Jobs that you apply to stand here, with what became of them.',
    page: pages.jobApplications,
  },
  referral_posts: {
    title: 'Applied Referral Posts',
    none: 'No applied referral posts yet',
    hint: 'Some jobs are posted by people who refer you to their own company. Those you apply to stand here.',
    page: pages.referralApplications,
  },
} as const;

type AppliedPostsProps = { dashboardId: string; kind: keyof typeof kinds };

/** The newest applications of a kind. */
export function AppliedPosts({ dashboardId, kind }: AppliedPostsProps) {
  const { title, none, hint, page } = kinds[kind];
  const answer = useAppliedPosts(dashboardId, kind);
  const { posts = [], total = 0 } = answer.data ?? {};
  return (
    <HomeBlock
      title={title}
      answer={answer}
      loading={<TableBones label={`Loading ${title.toLowerCase()}...`} />}
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
            cardsBelow="desktop"
            isDense
          />
        )
      }
    </HomeBlock>
  );
}
