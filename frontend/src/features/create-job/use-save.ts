import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobPost, JobPostContent } from '@waypost/contracts/entities/job-post';
import { isRefusal } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { refreshJobPost } from '../../entities/job-post/mutations.ts';
import { useAttemptKey } from '../../forms/use-attempt-key.ts';
import type { Owner } from './owner.ts';

type Save = { content: JobPostContent; version: number | undefined; owner: Owner };

/** Publishes a new post, or saves the one that is edited. A lost session is left to the wizard, which keeps what was typed. */
export function useSave(jobId: string | undefined) {
  const queries = useQueryClient();
  const keyFor = useAttemptKey();

  function publish(content: JobPostContent, { userId, dashboardId }: Owner) {
    const body = { ...content, dsh_id: dashboardId, create_by: userId };
    return call('publishJobPost', { body }, { quiet: true, idempotencyKey: keyFor(body) });
  }

  return useMutation({
    mutationFn: ({ content, version, owner }: Save) =>
      jobId === undefined
        ? publish(content, owner)
        : call('editJobPost', { params: { id: jobId }, body: { ...content, version } }, { quiet: true }),
    onSuccess: () => void refreshJobPost(queries, jobId),
  });
}

/** The post as it is now, where somebody changed it since editing began. */
export const conflictingPost = (error: unknown): JobPost | undefined =>
  isRefusal(error, 'version-conflict') ? (error.body['job_post'] as JobPost | undefined) : undefined;
