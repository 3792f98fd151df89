import { MutationCache, QueryClient } from '@tanstack/react-query';
import { delays, queryRetries } from '@waypost/contracts/constants';
import { ApiError } from '../api/api-error.ts';
import { toast } from '../ui/toast.ts';

/** Asking again at once would only use up more of what is used up. */
const isLimited = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'too-many-requests';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Whatever a screen says of its failure: what was used up, and until when.
    mutationCache: new MutationCache({ onError: (error) => void (isLimited(error) && toast.error(error.message)) }),
    defaultOptions: {
      queries: {
        staleTime: delays.staleTime,
        gcTime: delays.cacheTime,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < queryRetries && !isLimited(error),
      },
    },
  });
}
