import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { pageSizes, type JobStatus } from '@waypost/contracts/constants';
import { call, type Output } from '../../api/call.ts';
import { useUnderWay } from '../../api/use-under-way.ts';
import { useSignedIn } from '../../session/session.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { type Saving, savingWords, saySaved, useSaveJob } from './mutations.ts';
import { jobPostKeys } from './queries.ts';

type SavedPosts = Output<'listMarkedPosts'>;
export type SavedPost = SavedPosts['marked_posts'][number];
type Asked = { search: string; status: JobStatus | undefined; page: number };

/** A page of what is saved on a dashboard. */
const savedPostsQuery = ({ dash, user }: { dash: string; user: string }, { search, status, page }: Asked) => {
  const querystring = {
    type: 'Saved',
    ...(search !== '' && { search }),
    ...(status !== undefined && { status }),
    page: String(page),
    limit: String(pageSizes.saved),
  } as const;
  return queryOptions({
    queryKey: [...jobPostKeys.saved, dash, querystring],
    queryFn: ({ signal }) => call('listMarkedPosts', { params: { dash, user }, querystring }, { signal }),
    placeholderData: (before, query) =>
      // Another dashboard's saved posts are not an older version of these.
      query?.queryKey[1] === dash ? keepPreviousData(before) : undefined,
    // What was saved elsewhere meanwhile has not been told.
    staleTime: 0,
  });
};

/** Without those of some posts; other pages and filters may hold them too. */
function withoutPosts({ marked_posts, total }: SavedPosts, jobIds: readonly string[]): SavedPosts {
  const left = marked_posts.filter(({ job_post_id }) => !jobIds.includes(job_post_id));
  return { marked_posts: left, total: total - (marked_posts.length - left.length) };
}

/** What the server has, without what is on its way to be removed; one that could not be is thereby where it was. */
export function useSavedPosts(of: { dash: string; user: string }, asked: Asked) {
  const answer = useQuery(savedPostsQuery(of, asked));
  const underWay = useUnderWay<Saving>(jobPostKeys.savings(of.dash));
  const last = new Map(underWay.map(({ jobId, isSaved }) => [jobId, isSaved]));
  const removed = [...last].flatMap(([jobId, isSaved]) => (isSaved ? [] : jobId));
  return { ...answer, data: answer.data && withoutPosts(answer.data, removed) };
}

/** Removes a post from the saved ones of the active dashboard; the toast offers Undo. */
export function useRemoveSaved({ job_post_id }: SavedPost): () => void {
  const queries = useQueryClient();
  const { dashboard } = useSignedIn();
  const { save } = useSaveJob(job_post_id, (isSaved, saveAgain) => {
    if (isSaved) return saySaved(isSaved, saveAgain);
    queries.setQueriesData<SavedPosts>(
      { queryKey: [...jobPostKeys.saved, dashboard?.dsh_id] },
      (found) => found && withoutPosts(found, [job_post_id]),
    );
    toast.success(savingWords.unsave.done, { action: { label: 'Undo', onAction: () => saveAgain(true) } });
  });
  return () => save(false);
}
