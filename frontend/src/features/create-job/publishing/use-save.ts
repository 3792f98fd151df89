import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type JobPost, type JobPostContent, jobPostContent } from '@waypost/contracts/entities/job-post';
import { isRefusal } from '../../../api/api-error.ts';
import { call, type Output } from '../../../api/call.ts';
import { tellOthers } from '../../../api/other-windows.ts';
import { refreshJobPost } from '../../../entities/job-post/refresh-job-post.ts';
import { attemptKey, forgetAttempt } from '../../../forms/attempt-key.ts';
import { forgetDraft } from '../form/draft.ts';
import { contentOf, formOf, type JobForm } from '../form/job-form.ts';
import type { Owner } from '../form/owner.ts';
import { differencesOf } from './differences.ts';

/** Adds what is still being read from the text. */
export type Complete = (form: JobForm) => Promise<JobForm>;
type Save = {
  form: JobForm;
  version: number | undefined;
  /** The post that went out though its answer was lost, which is changed instead of publishing another one. */
  over: JobPost | undefined;
  owner: Owner;
  complete: Complete | undefined;
};
type Saved = Output<'publishJobPost'>['job_post'];
type Saving = {
  jobId: string | undefined;
  /** The key of the draft, which nobody needs once it is published. */
  draft: string;
  /** Also for who has left the page meanwhile. @param isForgotten nothing else is written in its place by now. */
  onSaved: (post: Saved, isForgotten: boolean) => void;
  onFailed: (error: Error, version: number | undefined) => void;
};

/** Publishes a new post, or saves the one that is edited. A lost session is left to the wizard, which keeps what was typed. */
export function useSave({ jobId, draft, onSaved, onFailed }: Saving) {
  const queries = useQueryClient();

  async function publish(content: JobPostContent, { userId, dashboardId }: Owner, whole: JobForm) {
    const body = { ...content, dsh_id: dashboardId, create_by: userId };
    try {
      return await call('publishJobPost', { body }, { quiet: true, idempotencyKey: attemptKey(draft) });
    } catch (error) {
      // It went out, and was changed to this; both answers were lost.
      const before = conflictingPost(error);
      if (before?.status === 'Open' && differencesOf(formOf(before), whole).length === 0) return { job_post: before };
      throw error;
    }
  }

  const mutationKey = ['save-job-post', draft];
  const save = useMutation({
    mutationKey,
    async mutationFn({ form, version, over, owner, complete }: Save) {
      const whole = (await complete?.(form)) ?? form;
      const content = jobPostContent.parse(contentOf(whole));
      const id = jobId ?? over?._id;
      const { job_post } = await (id === undefined
        ? publish(content, owner, whole)
        : call('editJobPost', { params: { id }, body: { ...content, version } }, { quiet: true }));
      return { job_post, whole };
    },
    onSuccess: ({ job_post, whole }, { form }) => {
      forgetAttempt(draft);
      if (jobId === undefined) tellOthers('published', { draft, title: whole.title.trim() });
      // Who left meanwhile has kept what was written before the rest was read.
      onSaved(job_post, forgetDraft(draft, form) || forgetDraft(draft, whole));
      void refreshJobPost(queries, job_post._id);
    },
    onError: (error, { version }) => onFailed(error, version),
  });
  // Who left and came back may not send it again meanwhile.
  return { save, isSaving: useIsMutating({ mutationKey }) > 0 };
}

/** The post as it is now, where somebody changed or closed it since editing began, or it was published under the same key before. */
export const conflictingPost = (error: unknown): JobPost | undefined =>
  isRefusal(error, 'version-conflict', 'conflict') ? (error.body['job_post'] as JobPost | undefined) : undefined;
