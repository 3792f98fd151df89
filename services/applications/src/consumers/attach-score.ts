import type { EventOf } from '@waypost/contracts/event';
import { scoreComputed, scoreFailed, scoreOutdated } from '@waypost/contracts/events/score-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { ApplicationStore } from '../application-store.ts';
import { attachScore } from '../application.ts';
import { scoreOf } from '../attached-score.ts';

type ScoreEvent = EventOf<typeof scoreComputed>;

/** Copies a score onto its application, so that applicants can be listed by it. */
export function attachScoreHandlers({ store }: { store: ApplicationStore }): Handler[] {
  async function attach({ version, data }: ScoreEvent) {
    const { submission, user_score, status, stale } = data;
    // A score without an application belongs to data that is not here.
    await store.changeIfThere(data.application_id, (current) =>
      attachScore(current, scoreOf({ user_score, status, stale, version }), submission),
    );
  }
  return [on(scoreComputed, attach), on(scoreOutdated, attach), on(scoreFailed, attach)];
}
