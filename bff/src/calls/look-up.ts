import { lookUp } from '@waypost/contracts/calls/jobs';
import { keepAnswers, type KeptAnswersLimits } from '@waypost/runtime/keep-answers';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { checkedByOwner } from '@waypost/runtime/service/http/validation';
import { queryAsItCame } from './query-as-it-came.ts';

/** jobs: what words that are typed may mean, which is the same for everybody. */
export function lookUpRoute(http: ServiceHttp, { client, kept }: { client: Client; kept: KeptAnswersLimits }) {
  const answers = keepAnswers<Buffer>(kept, (found) => found.length);
  http.route({
    ...lookUp,
    ...checkedByOwner,
    handler: async (request, reply) => {
      const { params } = request;
      const querystring = queryAsItCame(request);
      // Asked without an actor or a signal of one caller, since others wait for the same answer. Parameters that the call does not
      // know make no other question.
      const found = await answers.of(JSON.stringify([params.entity, request.query]), async () => {
        const { bytes } = await client.callForBytes(lookUp, { params, querystring });
        return bytes;
      });
      return reply.type('application/json; charset=utf-8').send(found as never);
    },
  });
}
