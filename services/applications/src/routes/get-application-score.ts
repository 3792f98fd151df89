import { getApplicationScore } from '@waypost/contracts/calls/applications/application-scores';
import { readApplicationScore } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { showScore } from '../show-score.ts';
import type { SightParts } from '../sight/applicant-sight.ts';

export function getApplicationScoreRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...getApplicationScore,
    handler: (request) => {
      const { params, query } = request;
      return showScore(parts, userOf(request), { id: params.id, blind: query?.blind, of: readApplicationScore });
    },
  });
}
