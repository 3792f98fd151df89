import type { ForgetPerson } from '@waypost/runtime/service/gone-people';
import { changeFile, type FileDeps } from './file-disposal.ts';
import { abandon } from './resume-file.ts';
import type { ResumeStore } from './resume-store.ts';

/** Keeps no resume and no file, also not what they had applied with. */
export function forgetPerson(deps: FileDeps & { resumes: ResumeStore }): ForgetPerson {
  return async ({ user_id }) => {
    for (const { id } of await deps.files.query({ user_id })) await changeFile(deps, id, abandon);
    for (const { id } of await deps.resumes.query({ user_id })) await deps.resumes.remove(id);
  };
}
