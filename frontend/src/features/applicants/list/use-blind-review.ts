import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { applicationKeys } from '../../../entities/application/queries.ts';
import { toast } from '../../../ui/overlays/toast.ts';

/** Switches the blind review of a post; what was shown before is asked for again, and not kept. */
export function useBlindReview(jobId: string) {
  const queries = useQueryClient();
  const showAnew = () => {
    queries.removeQueries({ queryKey: applicationKeys.resumes });
    // Other pages of the list would else be shown once more as they were.
    queries.removeQueries({ queryKey: applicationKeys.ofPost(jobId), type: 'inactive' });
    return queries.invalidateQueries({ queryKey: applicationKeys.ofPost(jobId) });
  };
  return useMutation({
    mutationFn: (is_blind: boolean) => call('setBlindReview', { params: { id: jobId }, body: { is_blind } }),
    onSuccess: showAnew,
    onError: () => {
      // One whose answer was lost may have been switched.
      void showAnew();
      toast.error('Blind review could not be switched. Please try again.');
    },
  });
}
