import { isAway } from '../is-away.ts';
import type { Outcome, ReceivedRecord } from '../ports/events.ts';
import { steadyNow } from '../steady-clock.ts';
import type { Logger } from '../telemetry/log.ts';

export type LogOutcome = (record: ReceivedRecord, decide: () => Promise<Outcome>) => Promise<Outcome>;

type OutcomeLogOptions = { group: string; topic: string; log: Logger; /** ms */ now?: () => number };

const stillWaitsMs = 60_000;

/** Says what came of a record, or why it will be tried again, where an operator has to know. */
export function createOutcomeLog({ group, topic, log, now = steadyNow }: OutcomeLogOptions): LogOutcome {
  let waitsForSomethingAway = false;
  const saidAt = new Map<string, number>();

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

  /** It is tried again every few seconds, of each partition; what it waits for is said at first, and then once a minute. */
  function reportWaiting(reason: string, about: { key: string; offset: string }): void {
    const since = now() - (saidAt.get(reason) ?? -Infinity);
    if (since < stillWaitsMs) return;
    saidAt.set(reason, now());
    log.warn({ group, topic, ...about, reason }, 'Consumer waits');
  }

  return async (record, decide) => {
    const { key, offset } = record;
    try {
      const outcome = await decide();
      reportAgain();
      if (outcome.kind === 'dead-letter')
        log.error({ group, topic, key, offset, reason: outcome.reason }, 'Dead letter');
      if (outcome.kind === 'pause') reportWaiting(outcome.reason, { key, offset });
      return outcome;
    } catch (error) {
      report(error, { key, offset });
      throw error;
    }
  };
}
