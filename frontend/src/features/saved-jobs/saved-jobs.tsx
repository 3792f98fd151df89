import { pageSizes } from '@waypost/contracts/constants';
import { pages } from '@waypost/contracts/paths';
import { Bookmark, SearchX } from 'lucide-react';
import { sentenceOf } from '../../api/sentence-of.ts';
import { LoadingPosts } from '../../entities/job-post/loading-posts.tsx';
import { type SavedPost, useSavedPosts } from '../../entities/job-post/saved-posts.ts';
import { useClearing } from '../../entities/job-post/use-clearing.ts';
import { useSearchParams } from '../../router/router.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { knownOf } from '../../ui/lists/known-of.ts';
import { ListPage, type Shown } from '../../ui/lists/list-page.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { SavedJobsControls } from './saved-jobs-controls.tsx';
import { isFiltered, noFilters, readState, type SavedJobsState, writeState } from './saved-jobs-url.ts';
import { SavedList } from './saved-list.tsx';

const title = 'No saved jobs found';

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={24} aria-hidden />}
    title={title}
    actions={<Button onPress={onClear}>Clear filters</Button>}
  >
    Try adjusting your search criteria or filters.
  </EmptyState>
);

const NothingSaved = () => (
  <EmptyState
    icon={<Bookmark size={24} aria-hidden />}
    title={title}
    actions={
      <LinkButton to={pages.feed} variant="primary">
        Browse Jobs
      </LinkButton>
    }
  >
    Start saving jobs by clicking the bookmark icon on job posts.
  </EmptyState>
);

const summaryOf = ({ page, count, total }: Shown) => {
  const first = (page - 1) * pageSizes.saved + 1;
  return `Showing ${first} to ${first + count - 1} of ${total.toLocaleString('en-US')} results`;
};

const postsOf = ({ marked_posts }: { marked_posts: readonly SavedPost[] }) => marked_posts;

/** What the page shows, kept in its address; another choice begins at its first page. */
function useAddressState() {
  const [search, setSearch] = useSearchParams();
  const state = readState(search);
  const set = (next: Partial<SavedJobsState>) =>
    setSearch(writeState({ ...state, page: 1, ...next }), { replace: true });
  return [state, set] as const;
}

/** The saved posts of a dashboard, filtered as the page's address says. */
export function SavedJobs({ dashboardId }: { dashboardId: string }) {
  const { user } = useSignedIn();
  const [state, setState] = useAddressState();
  const { clearings, clear } = useClearing(() => setState(noFilters));
  const answer = useSavedPosts({ dash: dashboardId, user: user._id }, state);
  const known = knownOf(answer, postsOf);
  /** The last one of a page leaves none to look at. */
  const leavePage = () => state.page > 1 && setState({ page: state.page - 1 });
  return (
    <Stack space={4}>
      <SavedJobsControls
        state={state}
        clearings={clearings}
        onClear={clear}
        onChange={setState}
        shown={known && { count: known.marked_posts.length, total: known.total }}
        isRefreshing={answer.isFetching}
        onRefresh={() => void answer.refetch()}
      />
      <ListPage
        answer={answer}
        rowsOf={postsOf}
        loading={<LoadingPosts label="Loading your saved jobs..." />}
        failed="Failed to fetch saved jobs"
        renderFailure={(error) =>
          `${sentenceOf(error, 'The server didn’t respond as expected.')} Your saved jobs are safe.`
        }
        empty={isFiltered(state) ? <NoMatches onClear={clear} /> : <NothingSaved />}
        page={state.page}
        pageSize={pageSizes.saved}
        onPage={(page) => setState({ page })}
        summaryOf={summaryOf}
      >
        {(rows) => (
          <SavedList
            rows={rows}
            isLoading={answer.isPlaceholderData}
            onRemove={() => rows.length === 1 && leavePage()}
          />
        )}
      </ListPage>
    </Stack>
  );
}
