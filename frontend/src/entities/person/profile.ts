import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Under which names profiles are kept. */
export const profileKeys = {
  of: (userId: string) => ['profile', userId],
  /** Mutation key of all changes of one's own. */
  changes: (userId: string) => ['change-profile', userId],
} as const;

/** Profiles as others see them, by the name that was asked for and who looks. */
export const publicProfileKeys = { all: ['public-profile'] } as const;

/** One's own profile. An answer of 401 is left to the screen, which has words for it. */
export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.of(userId),
    queryFn: ({ signal }) => call('getProfile', { params: { id: userId } }, { signal, quiet: true }),
    staleTime: 0,
  });
