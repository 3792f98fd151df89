import { countApplicants } from '@waypost/contracts/calls/applications/applicant-counts';
import { defaults } from '@waypost/contracts/constants';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicantVisitStore } from '../applicant-visit-store.ts';
import type { ApplicationStore } from '../application-store.ts';

type Deps = { store: ApplicationStore; visits: ApplicantVisitStore };

/** Counted in the applications themselves, so that a list says the same as the applicants behind it. */
export function countApplicantsRoute(http: ServiceHttp, { store: { collection }, visits }: Deps) {
  async function bestScore(post: { owner_id: string; job_post_id: string }): Promise<number | null> {
    const best = await collection.findOne(
      { ...post, status: { $ne: 'Withdrawn' }, 'score.user_score': { $gte: 0 } },
      { sort: { 'score.user_score': -1, _id: -1 }, projection: { 'score.user_score': 1 } },
    );
    return best?.score.user_score ?? null;
  }

  async function countOf(post: { owner_id: string; job_post_id: string }, visitedAt: string | undefined) {
    const { job_post_id } = post;
    const total = await collection.countDocuments(post);
    // Most posts of a long list have nobody.
    if (total === 0) return { job_post_id, total, new: 0, unseen: 0, best_score: null };
    const waiting = { ...post, status: defaults.applicantStatus };
    const [unreviewed, fresh, best_score] = await Promise.all([
      collection.countDocuments(waiting),
      visitedAt === undefined ? undefined : collection.countDocuments({ ...waiting, applied_at: { $gt: visitedAt } }),
      bestScore(post),
    ]);
    return { job_post_id, total, new: unreviewed, unseen: fresh ?? unreviewed, best_score };
  }

  http.route({
    ...countApplicants,
    handler: async (request) => {
      const { owner_id, job_post_ids } = request.body;
      const visitedAt = await visits.among(owner_id, job_post_ids);
      const counts = job_post_ids.map((job_post_id) => countOf({ owner_id, job_post_id }, visitedAt.get(job_post_id)));
      return { counts: await Promise.all(counts) };
    },
  });
}
