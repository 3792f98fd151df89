import { call } from '../../api/call.ts';

/** What somebody has chosen of privacy and notifications. */
export const settingsQuery = {
  queryKey: ['settings'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('getSettings', {}, { signal }),
  // Another browser may have changed them since.
  staleTime: 0,
};
