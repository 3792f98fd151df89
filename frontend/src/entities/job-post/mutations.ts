import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobPostDetails, SentApplication } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call, type Output } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { inOrder } from '../../api/in-order.ts';
import { askAnew } from '../../api/keep-taken.ts';
import { tellOthers } from '../../api/other-windows.ts';
import { useUnderWay } from '../../api/use-under-way.ts';
import { useNavigate } from '../../router/router.tsx';
import { isSignedOut, useEndedSession } from '../../session/ended-session.ts';
import { useSession } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { jobPostKeys } from './queries.ts';
import { saveAfterSignIn } from './save-after-sign-in.ts';

type Found = Output<'searchJobPosts'>;
type Marks = { is_saved?: boolean; is_applied?: boolean };
type Mark = [jobId: string, marks: Marks, dash?: string];

/** A post is saved on one dashboard, which every question names that is answered with it. */
const askedOn = (dash = '') => ({ predicate: ({ queryHash }: Query) => queryHash.includes(dash) });

/** Says on every page of this window that shows the post what the person has done with it. */
function showMarks(queries: QueryClient, jobId: string, marks: Marks, dash?: string): void {
  const which = askedOn(dash);
  queries.setQueriesData<Found>({ queryKey: jobPostKeys.searches, ...which }, (found) => {
    if (found === undefined) return undefined;
    const marked = (jobs: Found['jobs']) => jobs.map((job) => (job._id === jobId ? { ...job, ...marks } : job));
    const { jobs, alike } = found;
    return { ...found, jobs: marked(jobs), ...(alike && { alike: { ...alike, jobs: marked(alike.jobs) } }) };
  });
  queries.setQueriesData<JobPostDetails>({ queryKey: jobPostKeys.details(jobId), ...which }, (details) =>
    details === undefined ? undefined : { ...details, ...marks },
  );
}

/**
 * The same in every window: a post is often opened in one of its own, beside the list.
 * @param mark what the person has done with which post, and on which dashboard where it is not so on all.
 */
export function markJobPost(queries: QueryClient, ...mark: Mark): void {
  showMarks(queries, ...mark);
  tellOthers('marked', mark);
}

export type Saving = { jobId: string; isSaved: boolean };

function askAgain(queries: QueryClient, jobId: string, dash?: string): void {
  const { searches, details, saved } = jobPostKeys;
  for (const queryKey of [searches, details(jobId), saved]) askAnew(queries, { queryKey, ...askedOn(dash) });
}

/** Shows what another window has told. */
export function takeMarks(queries: QueryClient, ...mark: Mark): void {
  const [jobId, , dash] = mark;
  showMarks(queries, ...mark);
  askAgain(queries, jobId, dash);
}

/** Says what the server has taken wherever the dashboard shows the post, also in what was answered meanwhile. */
export function keepSaved(queries: QueryClient, dash: string, { jobId, isSaved }: Saving): void {
  markJobPost(queries, jobId, { is_saved: isSaved }, dash);
  askAgain(queries, jobId, dash);
}

/** The same of an application that was sent just now. Nothing more is known of one that had been sent before. */
export function markApplied(queries: QueryClient, jobId: string, application: SentApplication | undefined): void {
  markJobPost(queries, jobId, { is_applied: true });
  askAgain(queries, jobId);
  if (application === undefined) return;
  queries.setQueriesData<JobPostDetails>({ queryKey: jobPostKeys.details(jobId) }, (details) =>
    details === undefined ? undefined : { ...details, application },
  );
}

/** What saving and removing say. */
export const savingWords = {
  save: {
    done: 'Job saved successfully',
    failed: 'Failed to save job',
    unauthenticated: 'Please sign in to save jobs',
  },
  unsave: {
    done: 'Job removed from saved list',
    failed: 'Failed to remove job from saved list',
    unauthenticated: 'You must be logged in to unsave jobs',
  },
} as const;

type Say = (isSaved: boolean, save: (isSaved: boolean) => void) => void;

export const saySaved: Say = (isSaved) => void toast.success((isSaved ? savingWords.save : savingWords.unsave).done);

/**
 * Saves a job on the active dashboard, or removes it; what was asked for last is what stays. Who is signed out is asked to sign in, comes
 * back here, and then it is saved.
 * @param say says so once it is done, and may do something else then.
 * @returns also what is on its way to the server: it is shown in place of what the server has.
 */
export function useSaveJob(jobId: string, say: Say = saySaved) {
  const queries = useQueryClient();
  const session = useSession();
  const endSession = useEndedSession();
  const navigate = useNavigate();
  const { dashboard, user } = session.status === 'signed-in' ? session : {};

  const mutationKey = jobPostKeys.saving(dashboard?.dsh_id, jobId);
  const { onSettled, ...order } = inOrder(queries, mutationKey, jobPostKeys.saved);
  const save = (isSaved: boolean): void => mutate({ jobId, isSaved });
  const { mutate } = useMutation({
    ...order,
    // Whatever the list is answered: one that failed is back in it at once.
    onSettled: () => void onSettled(),
    async mutationFn({ isSaved }: Saving) {
      if (user === undefined) throw new ApiError('unauthenticated');
      if (dashboard === undefined)
        throw new ApiError('forbidden', { message: 'Please choose a dashboard to save jobs' });
      const params = { dash: dashboard.dsh_id, job: jobId };
      const body = { user_id: user._id };
      await (isSaved
        ? call('markJobPost', { params: { ...params, mark: 'Saved' }, body }, { quiet: true })
        : call('unmarkJobPost', { params, body }, { quiet: true }));
      keepSaved(queries, dashboard.dsh_id, { jobId, isSaved });
    },
    onSuccess: (_, { isSaved }): void => say(isSaved, save),
    onError: (error, { isSaved }) => {
      const { unauthenticated, failed } = isSaved ? savingWords.save : savingWords.unsave;
      const signIn = {
        label: 'Sign In',
        onAction() {
          if (isSaved) saveAfterSignIn.remember(jobId);
          visited.remember(`${location.pathname}${location.search}`);
          navigate(pages.signIn);
        },
      };
      toast.error(failureText(error, { unauthenticated }, failed), isSignedOut(error) ? { action: signIn } : {});
      endSession(error, unauthenticated);
    },
  });
  const maySave = dashboard !== undefined;
  useEffect(() => {
    if (maySave && saveAfterSignIn.take(jobId)) mutate({ jobId, isSaved: true });
  }, [maySave, jobId, mutate]);
  const underWay = useUnderWay<Saving>(mutationKey).at(-1)?.isSaved;
  return { save, underWay };
}
