import { scoreAgain } from '@waypost/contracts/calls/applications/application-scores';
import { refreshApplicationScore } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { showScore } from '../show-score.ts';
import type { SightParts } from '../sight/applicant-sight.ts';

export function scoreAgainRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...scoreAgain,
    handler: (request) => {
      const { params, query } = request;
      return showScore(parts, userOf(request), { id: params.id, blind: query?.blind, of: refreshApplicationScore });
    },
  });
}
