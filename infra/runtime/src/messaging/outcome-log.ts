import { isAway } from '../is-away.ts';
import type { Outcome, ReceivedRecord } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';

export type LogOutcome = (record: ReceivedRecord, decide: () => Promise<Outcome>) => Promise<Outcome>;

/** Says what came of a record, or why it will be tried again, where an operator has to know. */
export function createOutcomeLog({ group, topic, log }: { group: string; topic: string; log: Logger }): LogOutcome {
  let waitsForSomethingAway = false;

  /** While something is away, every event fails; that is said once and not for each of them. */
  function report(error: unknown, about: { key: string; offset: string }): void {
    const away = isAway(error);
    const level = away && waitsForSomethingAway ? 'debug' : 'warn';
    waitsForSomethingAway ||= away;
    log[level]({ err: error, group, topic, ...about }, 'Event not handled; it will be tried again');
  }

  function reportAgain(): void {
    if (!waitsForSomethingAway) return;
    waitsForSomethingAway = false;
    log.info({ group, topic }, 'Events are handled again');
  }

  return async (record, decide) => {
    const { key, offset } = record;
    try {
      const outcome = await decide();
      reportAgain();
      if (outcome.kind === 'dead-letter')
        log.error({ group, topic, key, offset, reason: outcome.reason }, 'Dead letter');
      if (outcome.kind === 'pause') log.warn({ group, topic, key, offset, reason: outcome.reason }, 'Consumer waits');
      return outcome;
    } catch (error) {
      report(error, { key, offset });
      throw error;
    }
  };
}
