import { applyToJob } from '@waypost/contracts/calls/applications';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { toApplication } from '../application-views.ts';
import { apply, type ApplyDeps } from '../apply.ts';

export function applyToJobRoute(http: ServiceHttp, deps: ApplyDeps) {
  http.route({
    ...applyToJob,
    handler: async (request) => {
      const { dsh_id, user_resume_id, answers } = request.body;
      const application = await apply(deps, {
        actor: userOf(request),
        job_post_id: request.params.id,
        dsh_id,
        resume_id: user_resume_id,
        answers,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return { success: true as const, application: toApplication(application) };
    },
  });
}
