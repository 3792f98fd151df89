import { applyWithNewestResume } from '@waypost/contracts/calls/applications';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { toApplication } from '../application-views.ts';
import { apply, type ApplyDeps } from '../apply.ts';

export function applyWithNewestResumeRoute(http: ServiceHttp, deps: ApplyDeps) {
  http.route({
    ...applyWithNewestResume,
    handler: async (request) => {
      const { job_post_id, dsh_id } = request.body;
      const application = await apply(deps, {
        actor: userOf(request),
        job_post_id,
        dsh_id,
        answers: [],
        idempotencyKey: request.headers['idempotency-key'],
      });
      return { success: true as const, application: toApplication(application) };
    },
  });
}
