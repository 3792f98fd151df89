import { visitApplicants } from '@waypost/contracts/calls/applications/applicant-visits';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicantVisitStore } from '../applicant-visit-store.ts';
import type { ApplicationStore } from '../application-store.ts';
import { requirePostOwner } from '../policies.ts';

type Deps = { store: ApplicationStore; visits: ApplicantVisitStore; client: Client };

/** A call of its own: the list is also read again by itself, and by pages that nobody looks at. */
export function visitApplicantsRoute(http: ServiceHttp, deps: Deps) {
  http.route({
    ...visitApplicants,
    handler: async (request) => {
      const actor = userOf(request);
      const { id } = request.params;
      await requirePostOwner(deps, actor, id);
      const visited_at = new Date().toISOString();
      await deps.visits.visit(actor.user_id, id, visited_at);
      return { visited_at };
    },
  });
}
