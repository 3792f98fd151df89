import { readMailSubscription } from '@waypost/contracts/calls/identity/notifications';
import { readSavedSearches } from '@waypost/contracts/calls/jobs/saved-searches';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requireSubscription, type UnsubscribeTokens } from '../mail/unsubscribe-token.ts';

export function readMailSubscriptionRoute(http: ServiceHttp, deps: { tokens: UnsubscribeTokens; client: Client }) {
  http.route({
    ...readMailSubscription,
    handler: async ({ body }) => {
      const { user_id, saved_search_id } = requireSubscription(deps.tokens, body.token);
      const asked = { body: { user_id, ids: [saved_search_id] } };
      const [search] = (await deps.client.call(readSavedSearches, asked)).saved_searches;
      return { name: search?.name ?? null };
    },
  });
}
