import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pageSizes, type JobStatus } from '@waypost/contracts/constants';
import { textFor } from '../../api/api-error.ts';
import { call, type Output } from '../../api/call.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { useSignedIn } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';
import { keepSaved, markSaved, savingWords } from './mutations.ts';
import { jobPostKeys } from './queries.ts';

export type SavedPosts = Output<'listMarkedPosts'>;
export type SavedPost = SavedPosts['marked_posts'][number];
type Asked = { search: string; status: JobStatus | undefined; page: number };

/** A page of what is saved on a dashboard. */
export const savedPostsQuery = ({ dash, user }: { dash: string; user: string }, { search, status, page }: Asked) => {
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

/** Removes a post from the saved ones of a dashboard: gone at once, back where that fails, and back when it is undone. */
export function useRemoveSaved(dash: string) {
  const queries = useQueryClient();
  const { user } = useSignedIn();
  const endSession = useEndedSession();
  const lists = { queryKey: [...jobPostKeys.saved, dash] };
  const refresh = () => queries.invalidateQueries(lists);
  const body = { user_id: user._id };
  const fail = (error: Error, { unauthenticated, failed }: { unauthenticated: string; failed: string }) => {
    toast.error(textFor(error, { unauthenticated }, failed));
    endSession(error, unauthenticated);
  };

  const undo = useMutation({
    mutationFn: ({ job_post_id: job }: SavedPost) =>
      call('markJobPost', { params: { dash, job, mark: 'Saved' }, body }, { quiet: true }),
    onSuccess: (_, { job_post_id }) => {
      keepSaved(queries, dash, job_post_id, true);
      toast.success(savingWords.save.done);
    },
    onError: (error) => fail(error, savingWords.save),
    onSettled: refresh,
  });

  return useMutation({
    mutationFn: ({ job_post_id: job }: SavedPost) =>
      call('unmarkJobPost', { params: { dash, job }, body }, { quiet: true }),
    onMutate: async ({ _id, job_post_id }) => {
      // An answer that is under way would show it once more.
      await queries.cancelQueries(lists);
      const before = queries.getQueriesData<SavedPosts>(lists);
      queries.setQueriesData<SavedPosts>(lists, (found) => found && without(found, _id));
      markSaved(queries, dash, job_post_id, false);
      return before;
    },
    onSuccess: (_, removed) => {
      keepSaved(queries, dash, removed.job_post_id, false);
      toast.success(savingWords.unsave.done, {
        action: { label: 'Undo', onAction: () => undo.mutate(removed) },
      });
    },
    onError: (error, { job_post_id }, before) => {
      for (const [key, found] of before ?? []) queries.setQueryData(key, found);
      markSaved(queries, dash, job_post_id, true);
      fail(error, savingWords.unsave);
    },
    onSettled: refresh,
  });
}

/** Other pages and filters may hold it too. */
function without({ marked_posts, total }: SavedPosts, id: string): SavedPosts {
  const left = marked_posts.filter(({ _id }) => _id !== id);
  return { marked_posts: left, total: total - (marked_posts.length - left.length) };
}
