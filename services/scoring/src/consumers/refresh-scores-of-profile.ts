import type { EventOf } from '@waypost/contracts/event';
import { profileChanged, profileCreated } from '@waypost/contracts/events/profile-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ApplicationScoreStore } from '../application-score-store.ts';
import { refreshScores } from '../refresh-scores.ts';

/** A profile has changed: the scores of its person's applications are computed again. */
export function refreshScoresOfProfileHandlers(deps: { store: ApplicationScoreStore; tasks: Tasks }): Handler[] {
  const refresh = ({ data, version, time: at }: EventOf<typeof profileChanged>) =>
    refreshScores(deps, { user_id: data.user_id }, (inputs) => inputs.profile_version < version, {
      cause: 'profile',
      at,
      task: `p${version}`,
    });
  return [on(profileCreated, refresh), on(profileChanged, refresh)];
}
