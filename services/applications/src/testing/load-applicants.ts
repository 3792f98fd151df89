import type { DashboardType } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Documents } from '@waypost/runtime/ports/documents';
import { newId } from '@waypost/runtime/service/new-id';
import { type ApplicationStore, createApplicationStore } from '../application-store.ts';
import { type Application, submit } from '../application.ts';

type LoadedPost = Pick<JobPost, '_id' | 'job_post_category'> & { owner_id: string; owner_type: DashboardType };
/** Who applied, with which score of 1,000. */
export type LoadedApplicant = Pick<Application, 'user_id' | 'dsh_id' | 'card' | 'answers'> & { user_score: number };

const atOnce = 250;

/** Applicants that are there without having applied: nothing is told of them, and nothing works on them. */
export async function loadApplicants(
  documents: Documents,
  { _id: job_post_id, job_post_category, owner_id, owner_type }: LoadedPost,
  applicants: readonly LoadedApplicant[],
): Promise<ApplicationStore> {
  const store = await createApplicationStore(documents);
  const at = new Date().toISOString();
  const post = { job_post_id, job_post_category, owner_id, owner_type };
  const made = applicants.map(({ user_score, ...applicant }) => {
    const resume = { user_resume_id: newId(), file_id: newId(), file_name: 'resume.pdf' };
    const creation = submit(newId(), { ...post, ...resume, ...applicant, idempotency_key: undefined }, at);
    const score = { status: 'ready', user_score, stale: false, version: 1 } as const;
    return { ...creation, value: { ...creation.value, score }, events: [] };
  });
  for (let from = 0; from < made.length; from += atOnce) await store.createMany(made.slice(from, from + atOnce));
  return store;
}
