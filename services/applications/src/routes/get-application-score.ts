import { getApplicationScore } from '@waypost/contracts/calls/application-scores';
import { readApplicationScore } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import type { ApplicationStore } from '../application-store.ts';
import { requireApplication } from '../policies.ts';

export function getApplicationScoreRoute(
  http: ServiceHttp,
  { store, client }: { store: ApplicationStore; client: Client },
) {
  http.route({
    ...getApplicationScore,
    handler: async (request) => {
      const { id } = await requireApplication(store, userOf(request), request.params.id, ['owner']);
      return client.call(readApplicationScore, { params: { id } });
    },
  });
}
