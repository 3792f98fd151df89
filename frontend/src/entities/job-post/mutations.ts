import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, textFor } from '../../api/api-error.ts';
import { call, type Output } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { useSession } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';

type Marks = { is_saved?: boolean; is_applied?: boolean };

/** Says on every page that shows the post what the person has done with it. */
export function markEverywhere(queries: QueryClient, jobId: string, marks: Marks): void {
  queries.setQueriesData<Output<'searchJobPosts'>>({ queryKey: queryKeys.jobSearches }, (found) =>
    found === undefined
      ? undefined
      : { ...found, jobs: found.jobs.map((job) => (job._id === jobId ? { ...job, ...marks } : job)) },
  );
  queries.setQueriesData<Output<'getJobPost'>>({ queryKey: queryKeys.jobPost(jobId) }, (details) =>
    details === undefined ? undefined : { ...details, ...marks },
  );
}

const words = {
  save: {
    done: 'Job saved successfully',
    failed: 'Failed to save job',
    signedOut: 'Please sign in to save jobs',
  },
  unsave: {
    done: 'Job removed from saved list',
    failed: 'Failed to remove job from saved list',
    signedOut: 'You must be logged in to unsave jobs',
  },
} as const;

/** Saves a job on the active dashboard, or removes it. The page shows it at once, and takes it back where it fails. */
export function useSaveJob(jobId: string): { isPending: boolean; save: (isSaved: boolean) => void } {
  const queries = useQueryClient();
  const session = useSession();
  const endSession = useEndedSession();
  const { dashboard, user } = session.status === 'signed-in' ? session : {};

  const { mutate, isPending } = useMutation({
    mutationFn: (isSaved: boolean) => {
      if (dashboard === undefined || user === undefined) throw new ApiError('unauthenticated');
      const params = { dash: dashboard.dsh_id, job: jobId };
      const body = { user_id: user._id };
      return isSaved
        ? call('markJobPost', { params: { ...params, mark: 'Saved' }, body }, { quiet: true })
        : call('unmarkJobPost', { params, body }, { quiet: true });
    },
    onMutate: (isSaved) => markEverywhere(queries, jobId, { is_saved: isSaved }),
    onSuccess: (_, isSaved) => {
      toast.success(isSaved ? words.save.done : words.unsave.done);
      void queries.invalidateQueries({ queryKey: queryKeys.savedJobs });
    },
    onError: (error, isSaved) => {
      markEverywhere(queries, jobId, { is_saved: !isSaved });
      const { failed, signedOut } = isSaved ? words.save : words.unsave;
      toast.error(textFor(error, { unauthenticated: signedOut }, failed));
      endSession(error);
    },
  });
  return { isPending, save: mutate };
}
