import type { UserActor } from '@waypost/contracts/actor';
import type { readApplicationScore, refreshApplicationScore } from '@waypost/contracts/calls/scoring';
import { requireApplication } from './policies.ts';
import { sightOf, type SightParts } from './sight/applicant-sight.ts';

type Asked = {
  id: string;
  blind: string | undefined;
  /** What scoring is asked for. */
  of: typeof readApplicationScore | typeof refreshApplicationScore;
};

/** The score of an application as the owner of its post may see it. @throws not-found for everybody else. */
export async function showScore(parts: SightParts, actor: UserActor, { id, blind, of }: Asked) {
  const application = await requireApplication(parts.store, actor, id, ['owner']);
  const { job_post_id } = application.value;
  const sight = await sightOf(parts, actor, { job_post_id, asked: blind === 'true' });
  const view = await sight.scoreView(application);
  return view(await parts.client.call(of, { params: { id: application.id } }));
}
