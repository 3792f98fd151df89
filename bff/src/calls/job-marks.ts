import type { UserActor } from '@waypost/contracts/actor';
import { readJobMarks } from '@waypost/contracts/calls/applications';
import type { JobSearchResult } from '@waypost/contracts/calls/jobs';
import type { SentApplication } from '@waypost/contracts/entities/job-post';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';

type Marks = { is_saved: boolean | null; is_applied: boolean | null; application?: SentApplication };
const ofNobody: Marks = { is_saved: false, is_applied: false };
const unknown = (): Marks => ({ is_saved: null, is_applied: null });

/** Says of each post whether the viewer saved it and what they sent for it; null where that could not be asked. */
export async function jobMarks(
  client: Client,
  viewer: UserActor | undefined,
  ids: readonly string[],
  dashboard?: string,
): Promise<(id: string) => Marks> {
  if (viewer === undefined) return () => ofNobody;
  if (ids.length === 0) return unknown;
  const body = { user_id: viewer.user_id, dsh_id: dashboard, job_post_ids: [...ids] };
  const marks = await orWhenAway(client.call(readJobMarks, { body }), undefined);
  if (marks === undefined) return unknown;
  const saved = new Set(marks.saved);
  const applied = new Map(marks.applied.map(({ job_post_id, ...application }) => [job_post_id, application]));
  return (id) => {
    const application = applied.get(id);
    return { is_saved: saved.has(id), is_applied: application !== undefined, ...(application && { application }) };
  };
}

/** The page with what `marksOf` says of each post. */
export function withMarks(page: JobSearchResult, marksOf: (id: string) => Marks): JobSearchResult {
  const { jobs, alike } = page;
  const marked = (listed: typeof jobs) =>
    listed.map((job) => {
      const { is_saved, is_applied } = marksOf(job.id);
      return { ...job, is_saved, is_applied };
    });
  return { ...page, jobs: marked(jobs), ...(alike && { alike: { ...alike, jobs: marked(alike.jobs) } }) };
}
