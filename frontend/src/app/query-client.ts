import { QueryClient } from '@tanstack/react-query';
import { delays, queryRetries } from '@waypost/contracts/constants';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: delays.staleTime,
        gcTime: delays.cacheTime,
        refetchOnWindowFocus: false,
        retry: queryRetries,
      },
    },
  });
}
