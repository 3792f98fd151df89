import { withdrawApplication } from '@waypost/contracts/calls/applications';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStore } from '../application-store.ts';
import { changeStatus } from '../application.ts';
import { requireApplication } from '../policies.ts';

export function withdrawApplicationRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...withdrawApplication,
    handler: async (request) => {
      const actor = userOf(request);
      const { id } = await requireApplication(store, actor, request.params.id, ['applicant']);
      const at = new Date().toISOString();
      await store.change(id, (current) => changeStatus(current, { to: 'Withdrawn', by: actor.user_id, at }));
      return { success: true as const };
    },
  });
}
