import { call } from '../../api/call.ts';

/** What somebody has chosen of privacy and notifications. */
export const settingsQuery = {
  queryKey: ['settings'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('getSettings', {}, { signal }),
  // Another window may have changed them since.
  staleTime: 0,
  refetchOnWindowFocus: true,
};
