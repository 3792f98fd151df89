import { countApplicants } from '@waypost/contracts/calls/applicant-counts';
import { defaults } from '@waypost/contracts/constants';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { ApplicationStore } from '../application-store.ts';

/** Counted in the applications themselves, so that a list says the same as the applicants behind it. */
export function countApplicantsRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...countApplicants,
    handler: async (request) => {
      const { owner_id, job_post_ids } = request.body;
      const count = async (job_post_id: string) => {
        const [total, unseen] = await Promise.all([
          store.collection.countDocuments({ owner_id, job_post_id }),
          store.collection.countDocuments({ owner_id, job_post_id, status: defaults.applicantStatus }),
        ]);
        return { job_post_id, total, new: unseen };
      };
      return { counts: await Promise.all(job_post_ids.map(count)) };
    },
  });
}
