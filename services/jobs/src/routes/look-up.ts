import { lookUp } from '@waypost/contracts/calls/jobs';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { Lookups } from '../lookups/lookups.ts';
import { startsOf } from '../search/words/word-starts.ts';

/** Who has typed nothing is shown the beginning of a list; nothing is called by signs alone. */
const mayName = (typed: string): boolean => typed === '' || startsOf(typed).length > 0;

export function lookUpRoute(http: ServiceHttp, { lookups }: { lookups: Lookups }) {
  http.route({
    ...lookUp,
    handler: async ({ params: { entity }, query: { entity_text = '', ids, limit, page } }) => {
      if (ids) return lookups[entity].byIds(ids);
      return mayName(entity_text) ? lookups[entity].search(entity_text, { limit, page }) : [];
    },
  });
}
