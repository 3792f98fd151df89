import type { EventOf } from '@waypost/contracts/event';
import { resumeRemoved, resumeReplaced, resumeTextRead, resumeUploaded } from '@waypost/contracts/events/resume-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import { changeFile, type FileDeps } from '../file-disposal.ts';
import { release, settle } from '../resume-file.ts';
import type { ResumeStore } from '../resume-store.ts';

/** Lets go of the files that a resume no longer has. One that is still arriving may be about to become its file. */
export function releaseFilesHandlers(deps: FileDeps & { resumes: ResumeStore }): Handler[] {
  async function releaseOld({ data: { resume_id, file_id } }: EventOf<typeof resumeUploaded>) {
    await changeFile(deps, file_id, settle);
    const resume = await deps.resumes.find(resume_id);
    const present = resume && !resume.value.removed ? resume.value.file_id : undefined;
    for (const { id, value: file } of await deps.files.query({ resume_id })) {
      if (!file.gone && file.resume === 'current' && id !== present) await changeFile(deps, id, release);
    }
  }
  return [resumeUploaded, resumeReplaced, resumeTextRead, resumeRemoved].map((event) => on(event, releaseOld));
}
