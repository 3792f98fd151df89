import type { StatusChange } from '@waypost/contracts/entities/application';
import { toldTogetherMs } from '@waypost/contracts/entities/notification';
import type { Application } from './application.ts';

type Known = Pick<Application, 'user_id' | 'history'>;

/**
 * Without what the owner of the post took back as soon as it was set: a wrong button is pressed and undone within seconds, and
 * the applicant, who is not told of it either, would read that they were turned down.
 */
export function historyForApplicant({ user_id, history }: Known): StatusChange[] {
  const kept: StatusChange[] = [];
  for (const change of history) {
    const ownersSince = kept.findLastIndex(({ by }) => by === user_id) + 1;
    const takenBack = kept.findIndex(
      ({ from, at }, index) =>
        index >= ownersSince && from === change.to && Date.parse(change.at) - Date.parse(at) < toldTogetherMs,
    );
    if (change.by === user_id || takenBack === -1) kept.push(change);
    else kept.splice(takenBack);
  }
  return kept;
}
