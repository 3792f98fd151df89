import { lookUp } from '@waypost/contracts/calls/jobs';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { Lookups } from '../lookups/lookups.ts';

export function lookUpRoute(http: ServiceHttp, { lookups }: { lookups: Lookups }) {
  http.route({
    ...lookUp,
    handler: async ({ params: { entity }, query: { entity_text = '', ids, limit, page } }) =>
      ids ? lookups[entity].byIds(ids) : lookups[entity].search(entity_text, { limit, page }),
  });
}
