import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { useSignedIn } from '../../session/session.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { refreshJobPost } from './refresh-job-post.ts';

export const closeJobPostOptions = (queries: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: (jobId: string) =>
      call('changeJobStatus', { params: { id: jobId }, body: { updated_status: 'Close', user_id: userId } }),
    onSuccess: () => void toast.success('Job status changed to Closed'),
    onError: (error) => {
      const words = { unauthenticated: 'User not authenticated' };
      toast.error(failureText(error, words, 'Failed to change job status'));
    },
    // A refusal too says that the post is not what the page shows.
    onSettled: (_answer, _error, jobId) => refreshJobPost(queries, jobId),
  });

/** Closes a post, and says how that went. */
export function useCloseJobPost() {
  return useMutation(closeJobPostOptions(useQueryClient(), useSignedIn().user._id));
}
