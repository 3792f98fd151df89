import { keepPreviousData, queryOptions, useMutationState, useQuery } from '@tanstack/react-query';
import { pageSizes, type JobStatus } from '@waypost/contracts/constants';
import { call, type Output } from '../../api/call.ts';
import { withoutPosts } from './mutations.ts';
import { jobPostKeys } from './queries.ts';

export type SavedPost = Output<'listMarkedPosts'>['marked_posts'][number];
type Asked = { search: string; status: JobStatus | undefined; page: number };

/** A page of what is saved on a dashboard. */
const savedPostsQuery = ({ dash, user }: { dash: string; user: string }, { search, status, page }: Asked) => {
  const querystring = {
    type: 'Saved',
    ...(search !== '' && { search }),
    ...(status !== undefined && { status }),
    page: String(page),
    limit: String(pageSizes.saved),
  } as const;
  return queryOptions({
    queryKey: [...jobPostKeys.saved, dash, querystring],
    queryFn: ({ signal }) => call('listMarkedPosts', { params: { dash, user }, querystring }, { signal }),
    placeholderData: (before, query) =>
      // Another dashboard's saved posts are not an older version of these.
      query?.queryKey[1] === dash ? keepPreviousData(before) : undefined,
    // What was saved elsewhere meanwhile has not been told.
    staleTime: 0,
  });
};

/** What the server has, without what is on its way to be removed; one that could not be is thereby where it was. */
export function useSavedPosts(of: { dash: string; user: string }, asked: Asked) {
  const answer = useQuery(savedPostsQuery(of, asked));
  const underWay = useMutationState({
    filters: {
      mutationKey: jobPostKeys.savings,
      status: 'pending',
      predicate: ({ options }) => options.mutationKey?.[2] === of.dash,
    },
    select: ({ options, state }) => [options.mutationKey?.[1] as string, state.variables as boolean] as const,
  });
  const removed = [...new Map(underWay)].flatMap(([jobId, isSaved]) => (isSaved ? [] : jobId));
  return { ...answer, data: answer.data && withoutPosts(answer.data, removed) };
}
