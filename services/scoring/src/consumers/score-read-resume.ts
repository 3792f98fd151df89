import type { EventOf } from '@waypost/contracts/event';
import { resumeReplaced, resumeTextRead, resumeUploaded } from '@waypost/contracts/events/resume-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ApplicationScoreStore } from '../application-score-store.ts';
import { refreshScores } from '../refresh-scores.ts';

/** The text of a resume that was sent can now be read: the scores that waited for it are computed. */
export function scoreReadResumeHandlers(deps: { store: ApplicationScoreStore; tasks: Tasks }): Handler[] {
  async function refresh({ data, version, time: at }: EventOf<typeof resumeTextRead>) {
    if (data.text_status === 'pending') return;
    await refreshScores(deps, { file_id: data.file_id }, (inputs) => inputs.text_hash !== data.text_hash, {
      cause: 'resume',
      at,
      task: `t${version}`,
    });
  }
  return [on(resumeUploaded, refresh), on(resumeReplaced, refresh), on(resumeTextRead, refresh)];
}
