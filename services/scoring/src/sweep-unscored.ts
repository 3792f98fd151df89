import { listUnscoredApplications } from '@waypost/contracts/calls/applications';
import type { Client } from '@waypost/runtime/service/client';
import { askForScore, type AskForScoreDeps } from './ask-for-score.ts';

type Deps = AskForScoreDeps & { client: Client };

/** Finds applications whose score has not arrived and asks for it again: a queue may lose what it was given. */
export async function sweepUnscored({ client, ...deps }: Deps): Promise<void> {
  const { applications } = await client.call(listUnscoredApplications, {});
  for (const application of applications) await askForScore(deps, application);
}
