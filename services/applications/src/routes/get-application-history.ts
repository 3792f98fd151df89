import { getApplicationHistory } from '@waypost/contracts/calls/applications';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { ApplicationStore } from '../application-store.ts';
import { requireApplication } from '../policies.ts';

export function getApplicationHistoryRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...getApplicationHistory,
    handler: async (request) => {
      const { value } = await requireApplication(store, userOf(request), request.params.id, ['applicant', 'owner']);
      return { history: value.history };
    },
  });
}
