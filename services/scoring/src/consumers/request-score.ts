import type { EventOf } from '@waypost/contracts/event';
import {
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import { ensureScore, type ApplicationScoreStore } from '../application-score-store.ts';
import { enqueueScore } from '../tasks/score-application.ts';

/**
 * Asks for a score of every submission that has none. By the state and not by the type of the event, because the log
 * keeps only the last event of an application.
 */
export function requestScoreHandlers({ store, tasks }: { store: ApplicationScoreStore; tasks: Tasks }): Handler[] {
  async function request({ data }: EventOf<typeof applicationSubmitted>) {
    if (data.status === 'Withdrawn') return;
    const score = await ensureScore(store, data);
    if (score?.value.status === 'pending') await enqueueScore(tasks, score, `s${score.value.submission}`);
  }
  return [on(applicationSubmitted, request), on(applicationStatusChanged, request), on(applicationScored, request)];
}
