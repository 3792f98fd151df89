import { readWork } from '@waypost/contracts/calls/scoring';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { isTooDemanding } from '@waypost/runtime/work-pool/work-pool';
import { personFit } from '../person-fit.ts';
import type { ScoringPool } from '../scoring-pool.ts';

export function readWorkRoute(http: ServiceHttp, { client, pool }: { client: Client; pool: ScoringPool }) {
  http.route({
    ...readWork,
    handler: async ({ params: { id } }) => {
      const fit = await personFit(client, id);
      if (fit === undefined) return { vector: null };
      const { user_id, reader: _self, ...person } = fit.person;
      const vector = await pool.run('workOf', person, user_id).catch((error: unknown) => {
        if (isTooDemanding(error)) return null;
        throw error;
      });
      return { vector };
    },
  });
}
