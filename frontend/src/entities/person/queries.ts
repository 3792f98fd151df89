import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { completionOf } from './completion.ts';

/** The query keys of answers about oneself. */
export const personKeys = { completion: ['profile-completion'] } as const;

/** How complete one's profile is, kept up to date while profile and resumes change, in whatever window. */
export const useProfileCompletion = () =>
  useQuery({
    queryKey: personKeys.completion,
    queryFn: ({ signal }) => call('getProfileCompletion', {}, { signal }),
    select: completionOf,
    // What changed while it was not shown has not been told.
    staleTime: 0,
    meta: { changedBy: ['profile', 'resume'] },
  });
