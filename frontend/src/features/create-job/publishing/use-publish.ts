import { delays } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { type Dispatch, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useItsList } from '../../../entities/job-post/use-its-list.ts';
import { serverRefusals } from '../../../forms/server-refusals.ts';
import { useNavigate } from '../../../router/router.tsx';
import { isSignedOut } from '../../../session/ended-session.ts';
import { toSignInAgain } from '../../../session/redirects.ts';
import { useSession } from '../../../session/session.tsx';
import { mayBeSignedIn } from '../../../session/stored.ts';
import { useIsHere } from '../../../ui/behaviour/use-is-here.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { formOf, type JobForm } from '../form/job-form.ts';
import { ownerOf } from '../form/owner.ts';
import { check, fieldOf, type StepId } from '../steps.ts';
import type { Start, WizardEvent } from '../wizard-state.ts';
import { isDenied, publishedBefore, publishFailure } from './publish-failure.ts';
import { withTheirs } from './untouched.ts';
import { type Complete, conflictingPost, useSave } from './use-save.ts';

type Publishing = {
  post: JobPost | undefined;
  form: UseFormReturn<JobForm, { step: StepId }>;
  start: Start;
  /** The key of the draft, which nobody needs once it is published. */
  draft: string;
  dispatch: Dispatch<WizardEvent>;
};

type Sending = { complete?: Complete | undefined; over?: JobPost };

/** Sends what is written, once, and tells the wizard what came of it. */
export function usePublish({ post, form, start, draft, dispatch }: Publishing) {
  const navigate = useNavigate();
  const session = useSession();
  const its = useItsList(post);
  // State is a render late: the second press of a double click would publish a second post.
  const isSending = useRef(false);

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Who goes elsewhere meanwhile is not taken away from there.
  const isHere = useIsHere();
  useEffect(() => () => clearTimeout(leaving.current), []);
  const signInAgain = (error: unknown, message: string) => {
    if (isSignedOut(error) || session.status !== 'signed-in') session.end(message, pages.signIn);
    else navigate(pages.signIn, toSignInAgain(session.user._id));
  };

  function conflicted(theirs: JobPost, version: number | undefined) {
    if (version === start.version) {
      const merged = withTheirs({ base: start.form, mine: form.getValues(), theirs: formOf(theirs) });
      form.reset(merged, { keepDefaultValues: true });
    }
    dispatch({ type: 'conflicted', post: theirs });
  }

  function failed(error: unknown, version: number | undefined) {
    isSending.current = false;
    const theirs = conflictingPost(error);
    const published = post === undefined ? theirs : undefined;
    const message = published === undefined ? publishFailure(error, post !== undefined) : publishedBefore(published);
    if (!isHere.current) return void toast.error(message);
    if (published !== undefined) return dispatch({ type: 'was-published', post: published });
    if (theirs?.status === 'Open') return conflicted(theirs, version);
    if (isDenied(error)) {
      dispatch({ type: 'denied' });
      toast.error(message);
      leaving.current = setTimeout(() => signInAgain(error, message), delays.publishDenied);
      return;
    }
    const problems = serverRefusals(error, (path) => fieldOf(path, form.getValues()));
    const failure = { type: 'failed', message, isClosed: theirs !== undefined } as const;
    dispatch(problems.length > 0 ? { type: 'refused', message, problems } : failure);
  }

  const { save, isSaving } = useSave({
    jobId: post?._id,
    draft,
    onSaved({ _id, title }, isForgotten) {
      toast.success(post === undefined ? 'Job post published successfully!' : 'Job post updated successfully!');
      // Who went elsewhere, and perhaps writes something else by now, is not taken away from there.
      if (location.pathname !== pages.createJob || !(isHere.current || isForgotten)) return;
      if (post === undefined) return navigate(pages.postedJobs, { state: { published: { _id, title } } });
      navigate(its.place);
      its.enter();
    },
    onFailed: failed,
  });

  /**
   * @param version of the post that may be written over.
   * @param sending has also that post, which need not be the one that the wizard was opened with.
   */
  const publish = (version: number | undefined, { complete, over }: Sending = {}) => {
    const written = structuredClone(form.getValues());
    if ('problems' in check(written) || isSending.current || isSaving) return;
    // The browser forgets a session that has run out, which nobody has told this page yet.
    const owner = mayBeSignedIn() ? ownerOf(session) : undefined;
    if (owner === undefined) return session.end('Authentication error. Please log in again.');
    isSending.current = true;
    dispatch({ type: 'sent' });
    save.mutate({ form: written, version, over, owner, complete });
  };
  return { publish, isPublishing: save.isPending || isSaving };
}
