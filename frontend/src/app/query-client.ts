import { MutationCache, QueryClient } from '@tanstack/react-query';
import { delays, queryRetries } from '@waypost/contracts/constants';
import { isRefusal, mayPass } from '../api/api-error.ts';
import { toast } from '../ui/overlays/toast.ts';

/** By then a screen has drawn what it says of its own failure, in ms. */
const saidWithin = 200;

/** What was used up, and until when, where the screen itself has not said so by then. */
function sayUnlessSaid(message: string): void {
  if (!document.body.textContent.includes(message)) toast.error(message);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isRefusal(error, 'too-many-requests') && error.hasWords)
          setTimeout(sayUnlessSaid, saidWithin, error.message);
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
