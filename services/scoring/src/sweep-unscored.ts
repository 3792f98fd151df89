import { listUnscoredApplications } from '@waypost/contracts/calls/applications';
import type { Client } from '@waypost/runtime/service/calls/client';
import { askForScore, type AskForScoreDeps } from './ask-for-score.ts';

type Deps = AskForScoreDeps & { client: Client };

/**
 * Finds applications whose score has not arrived and asks for it again: a queue may lose what it was given. Each call takes the next
 * ones in the order of their ids and begins again behind the last, so that none waits for ever behind others that wait for something.
 */
export function createUnscoredSweep({ client, ...deps }: Deps, limit = 500): (closing?: AbortSignal) => Promise<void> {
  let after: string | undefined;

  return async (closing) => {
    const querystring = { limit: String(limit), ...(after !== undefined && { after }) };
    const { applications } = await client.call(listUnscoredApplications, { querystring });
    after = applications.length < limit ? undefined : applications.at(-1)?.application_id;
    for (const application of applications) {
      if (closing?.aborted) return;
      await askForScore(deps, application);
    }
  };
}
