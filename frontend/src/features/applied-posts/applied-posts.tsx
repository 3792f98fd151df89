import { useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '@waypost/contracts/constants';
import type { AppliedPost } from '@waypost/contracts/entities/application';
import { pages } from '@waypost/contracts/paths';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../api/sentence-of.ts';
import { type PostType, useAppliedPosts } from '../../entities/application/applied-posts.ts';
import { WithdrawDialog } from '../../entities/application/withdraw-dialog.tsx';
import { titleOf } from '../../entities/job-post/listed-post.ts';
import { LoadingPosts } from '../../entities/job-post/loading-posts.tsx';
import { refreshJobPost } from '../../entities/job-post/refresh-job-post.ts';
import { counted } from '../../format/counted.ts';
import { pageIn } from '../../format/url-values.ts';
import { useSearchParams } from '../../router/router.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { RefreshButton } from '../../ui/buttons/refresh-button.tsx';
import { Text } from '../../ui/content/text.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { ListPage, type Shown } from '../../ui/lists/list-page.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { AppliedList } from './applied-list.tsx';
import { appliedWords } from './applied-words.ts';
import { useStatusNews } from './use-status-news.ts';

const summaryOf = ({ page, count, total }: Shown) => {
  const first = (page - 1) * pageSizes.applications + 1;
  return `Showing ${first} to ${first + count - 1} of ${counted(total, 'application')}`;
};

const Nothing = ({ title }: { title: string }) => (
  <EmptyState
    icon={<FileText size={24} aria-hidden />}
    title={title}
    actions={
      <LinkButton to={pages.feed} variant="primary">
        Browse Jobs
      </LinkButton>
    }
  >
    Jobs you apply to appear here with their current status.
  </EmptyState>
);

/** The page stands in the address, so that the way back from a job leads to it. */
function usePageNumber() {
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const goTo = (next: number) => setSearch(next === 1 ? {} : { page: String(next) }, { replace: true });
  return [page, goTo] as const;
}

/** What was applied to under a dashboard, and what became of it. */
export function AppliedPosts({ dashboardId, postType }: { dashboardId: string; postType: PostType }) {
  const queries = useQueryClient();
  const [page, goTo] = usePageNumber();
  const [leaving, setLeaving] = useState<AppliedPost>();
  const words = appliedWords[postType];
  const answer = useAppliedPosts(dashboardId, { postType, page });
  const news = useStatusNews(answer.data?.posts);
  const { total } = answer.data ?? {};
  return (
    <Stack space={4}>
      <Inline justify="between">
        <output>
          {total === undefined ? null : (
            <Text as="span" tone="muted" numeric>
              {counted(total, 'application')}
            </Text>
          )}
          <VisuallyHidden>{news}</VisuallyHidden>
        </output>
        <RefreshButton isRefreshing={answer.isFetching} onRefresh={() => void answer.refetch()} />
      </Inline>
      <ListPage
        answer={answer}
        rowsOf={({ posts }) => posts}
        loading={<LoadingPosts label={words.loading} />}
        failed={words.failed}
        renderFailure={(error) =>
          `${sentenceOf(error, 'The server didn’t respond as expected.')} Your applications are safe.`
        }
        empty={<Nothing title={words.empty} />}
        page={page}
        pageSize={pageSizes.applications}
        onPage={goTo}
        summaryOf={summaryOf}
      >
        {(rows) => (
          <AppliedList rows={rows} words={words} isLoading={answer.isPlaceholderData} onWithdraw={setLeaving} />
        )}
      </ListPage>
      {leaving === undefined ? null : (
        <WithdrawDialog
          application={leaving}
          title={titleOf(leaving.job_post)}
          owner={words.owner}
          isOpen
          onOpenChange={() => setLeaving(undefined)}
          onWithdrawn={() => void refreshJobPost(queries, leaving.job_post_id)}
        />
      )}
    </Stack>
  );
}
