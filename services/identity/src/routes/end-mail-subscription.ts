import { endMailSubscription } from '@waypost/contracts/calls/identity/notifications';
import { stopSavedSearchMails } from '@waypost/contracts/calls/jobs/saved-searches';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requireSubscription, type UnsubscribeTokens } from '../mail/unsubscribe-token.ts';

export function endMailSubscriptionRoute(http: ServiceHttp, deps: { tokens: UnsubscribeTokens; client: Client }) {
  http.route({
    ...endMailSubscription,
    handler: async ({ body }) => {
      const { user_id, saved_search_id } = requireSubscription(deps.tokens, body.token);
      return deps.client.call(stopSavedSearchMails, { body: { user_id, id: saved_search_id } });
    },
  });
}
