import type { EventOf } from '@waypost/contracts/event';
import {
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import { askForScore, type AskForScoreDeps } from '../ask-for-score.ts';

/**
 * Asks for a score of every submission that has none. By the state and not by the type of the event, because the log
 * keeps only the last event of an application.
 */
export function requestScoreHandlers(deps: AskForScoreDeps): Handler[] {
  async function request({ data }: EventOf<typeof applicationSubmitted>) {
    if (data.status !== 'Withdrawn') await askForScore(deps, data);
  }
  return [on(applicationSubmitted, request), on(applicationStatusChanged, request), on(applicationScored, request)];
}
