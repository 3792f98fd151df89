import { holdsApplication } from '@waypost/contracts/calls/applications/held-applications';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStore } from '../application-store.ts';

export function holdsApplicationRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...holdsApplication,
    handler: async ({ body: { owner_id, user_id } }) => {
      const held = await store.query({ user_id, owner_id }, { limit: 1 });
      return { is_held: held.length > 0 };
    },
  });
}
