import { MutationCache, QueryClient } from '@tanstack/react-query';
import { delays, queryRetries } from '@waypost/contracts/constants';
import { isRefusal, mayPass } from '../api/api-error.ts';
import { toast } from '../ui/overlays/toast.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Whatever a screen says of its failure: what was used up, and until when.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isRefusal(error, 'too-many-requests')) toast.error(error.message);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: delays.staleTime,
        gcTime: delays.cacheTime,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < queryRetries && mayPass(error),
      },
      // Whoever sends something is told at once that there is no connection; it would wait without a word, and a dialog with it.
      mutations: { networkMode: 'always' },
    },
  });
}
