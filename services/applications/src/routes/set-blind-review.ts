import { setBlindReview } from '@waypost/contracts/calls/applications/blind-review';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requirePostOwner } from '../policies.ts';
import type { SightParts } from '../sight/applicant-sight.ts';

export function setBlindReviewRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...setBlindReview,
    handler: async (request) => {
      const actor = userOf(request);
      const { id } = request.params;
      const { is_blind } = request.body;
      await requirePostOwner(parts, actor, id);
      await parts.blindReviews.set(id, actor.user_id, is_blind);
      return { is_blind };
    },
  });
}
