import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import { changeFile, type FileDeps } from '../file-disposal.ts';
import { abandon } from '../resume-file.ts';
import type { ResumeStore } from '../resume-store.ts';

/** Keeps nothing of a person who is gone, also not what they had applied with. */
export function forgetPersonHandlers(deps: FileDeps & { resumes: ResumeStore }): Handler[] {
  return [
    on(profileRemoved, async ({ data: { user_id } }) => {
      for (const { id } of await deps.files.query({ user_id })) await changeFile(deps, id, abandon);
      for (const { id } of await deps.resumes.query({ user_id })) await deps.resumes.remove(id);
    }),
  ];
}
