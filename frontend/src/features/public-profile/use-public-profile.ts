import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@waypost/contracts/constants';
import type { PublicProfile } from '@waypost/contracts/entities/profile';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, isRefusal } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { untilAnswered } from '../../api/until-answered.ts';
import { publicProfileKeys } from '../../entities/person/profile.ts';
import { useSession } from '../../session/session.tsx';
import { useFailure } from '../../ui/behaviour/use-failure.ts';
import { toast } from '../../ui/overlays/toast.ts';

export const unknownUser = 'User not found';

/** A username, a former one, or an id. Nothing else is worth asking for. */
export const mayBeName = (name: string): boolean => new RegExp(`^[a-z0-9-]{1,${limits.username.max}}$`, 'i').test(name);

export const publicProfileKey = (name: string, viewerId: string | undefined) =>
  [...publicProfileKeys.all, name, viewerId] as const;

const tell = (error: Error | null): void => {
  if (error !== null && !isRefusal(error, 'not-found')) toast.error('Failed to load user profile');
};

/** A person as the viewer may see them, and whether it is the part that the server has drawn of a long profile. */
export function usePublicProfile(name: string) {
  const session = useSession();
  const queries = useQueryClient();
  const viewerId = session.status === 'signed-in' ? session.user._id : undefined;
  const answer = useQuery({
    queryKey: publicProfileKey(name, viewerId),
    async queryFn({ signal }): Promise<PublicProfile> {
      if (!mayBeName(name)) throw new ApiError('not-found', { message: unknownUser });
      const profile = await call('getUserByUsername', { params: { username: name } }, { signal });
      // The page goes on at the person's own address, and finds the answer there.
      queries.setQueryData(publicProfileKey(profile.username, viewerId), profile);
      return profile;
    },
    // Whoever looks may see more than everybody, so it is asked once it is known who that is.
    enabled: session.status !== 'loading',
    placeholderData: () => queries.getQueryData<PublicProfile>(publicProfileKey(name, undefined)),
    staleTime: 30_000,
    refetchInterval: untilAnswered,
    // The server has drawn that there is none.
    retryOnMount: ({ state }) => !isRefusal(state.error, 'not-found'),
  });
  const failure = useFailure(answer);
  const tellFailure = useEffectEvent(() => tell(failure));
  const hasFailed = failure !== null;
  // Once, though it may be asked for again and again; and whenever somebody tries it again.
  useEffect(() => tellFailure(), [hasFailed]);
  const refetch = async () => tell((await answer.refetch()).error);
  const shownTo = answer.isPlaceholderData ? undefined : viewerId;
  const isPart = queries.getQueryState(publicProfileKey(name, shownTo))?.dataUpdatedAt === 0;
  return { answer, refetch, isPart };
}
