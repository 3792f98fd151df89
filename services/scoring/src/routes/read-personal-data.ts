import { jsonFile, readPersonOfScoring } from '@waypost/contracts/calls/personal-data';
import { endOfPart } from '@waypost/runtime/service/end-of-part';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationScoreStore } from '../application-score-store.ts';
import { toScore } from '../application-score.ts';

/** One may have some 20 kB of reasons. */
const atATime = 50;

/** As who received the application sees it. */
export function readPersonalDataRoute(http: ServiceHttp, { store }: { store: ApplicationScoreStore }) {
  http.route({
    ...readPersonOfScoring,
    handler: async ({ params: { id: user_id }, query: { after } }) => {
      const scores = await store.query(
        { user_id, ...(after !== undefined && { _id: { $gt: after } }) },
        { sort: { _id: 1 }, limit: atATime },
      );
      const files = scores.map(({ id, value }) => {
        const { job_post_id, submission } = value;
        return jsonFile(`scores/${id}`, { application_id: id, job_post_id, submission, ...toScore(value) });
      });
      return { files, next: endOfPart({ found: scores, limit: atATime }) };
    },
  });
}
