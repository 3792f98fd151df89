import type { EventOf } from '@waypost/contracts/event';
import { resumeReplaced, resumeUploaded } from '@waypost/contracts/events/resume-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ResumeFileStore } from '../resume-file-store.ts';
import { ifKept } from '../resume-file.ts';
import { addReadText } from '../tasks/read-text.ts';

/** Has the text of every new file read. */
export function readUploadedTextHandlers({ files, tasks }: { files: ResumeFileStore; tasks: Tasks }): Handler[] {
  async function enqueue({ data: { file_id } }: EventOf<typeof resumeUploaded>) {
    const found = await files.find(file_id);
    const file = found && ifKept(found);
    if (file?.value.text.status === 'pending') await addReadText(tasks, file);
  }
  return [on(resumeUploaded, enqueue), on(resumeReplaced, enqueue)];
}
