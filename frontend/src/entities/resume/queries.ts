import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Resume } from '@waypost/contracts/entities/resume';
import { isRefusal } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

/** The query keys of one's own resumes. */
export const resumeKeys = {
  list: ['resumes'],
  /** What one of them says for a profile; its file changes with its version. */
  content: ({ _id, version }: Pick<Resume, '_id' | 'version'>) => ['resume-content', _id, version],
} as const;

const poll = 5_000;

async function fetchResumes(signal: AbortSignal): Promise<Resume[]> {
  try {
    return (await call('listResumes', {}, { signal, quiet: true })).resumes;
  } catch (error) {
    // Who is not known there has none yet.
    if (isRefusal(error, 'not-found')) return [];
    throw error;
  }
}

const ownResumes = queryOptions({
  queryKey: resumeKeys.list,
  queryFn: ({ signal }) => fetchResumes(signal),
  // As long as it takes from pointing at what shows them to seeing them.
  staleTime: 5_000,
  refetchOnReconnect: 'always',
  meta: { changedBy: ['resume'] },
});

/** For what is about to show them, which says what went wrong and waits for the network: this does neither. */
export const resumesAhead = (queries: QueryClient): Promise<void> =>
  queries.prefetchQuery({ ...ownResumes, retry: false, networkMode: 'always' });

/** One's resumes. While one is being read, the list comes again when that is done. */
export const useResumes = () =>
  useQuery({
    ...ownResumes,
    // The live stream tells at once; this is for when it is away.
    refetchInterval: ({ state }) => (state.data?.some(({ text_status }) => text_status === 'pending') ? poll : false),
  });
