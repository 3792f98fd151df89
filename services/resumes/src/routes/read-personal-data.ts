import { jsonFile, type PersonalFile, readPersonOfResumes } from '@waypost/contracts/calls/personal-data';
import { AppError } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Files } from '@waypost/runtime/ports/files';
import { beforeAllIds } from '@waypost/runtime/service/end-of-part';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FileTextStore } from '../file-text-store.ts';
import type { ResumeFileStore } from '../resume-file-store.ts';
import { ifKept, type KeptFile } from '../resume-file.ts';
import { resumesOf, type ResumeStore } from '../resume-store.ts';
import { toResume } from '../resume-view.ts';
import type { MalwareScanner } from '../scanning/malware-scanner.ts';
import { requireServed } from '../scanning/require-served.ts';

type Deps = {
  resumes: ResumeStore;
  files: ResumeFileStore;
  bytes: Files;
  texts: FileTextStore;
  scanner: MalwareScanner;
};

/** Undefined where it may be given out. */
function refusalOf(file: Stored<KeptFile>, scanner: MalwareScanner): string | undefined {
  try {
    requireServed(file, scanner);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}

/** A file, the words that were read from it, and what is known of it. Folders have ids for names: people name files as they like. */
async function filesOf(file: Stored<KeptFile>, { bytes, texts, scanner }: Deps): Promise<PersonalFile[]> {
  const { id, value } = file;
  const { kind, resume_id, stored_at, reservations } = value;
  const refusal = refusalOf(file, scanner);
  const stored = refusal === undefined ? await bytes.get(id) : undefined;
  const read = value.text.status === 'readable' ? await texts.findOne({ _id: id }) : null;
  const sent_with = reservations.map(({ application_id }) => application_id);
  const folder = `resume-files/${id}`;
  const files = [
    jsonFile(`${folder}/file`, { id, resume_id, kind, stored_at, sent_with, ...(refusal && { refusal }) }),
  ];
  if (stored) {
    const content = Buffer.from(stored.bytes).toString('base64');
    files.push({ name: `${folder}/resume.${kind}`, encoding: 'base64', content });
  }
  if (read) {
    files.push({ name: `${folder}/words.txt`, encoding: 'utf8', content: read.text });
    files.push(jsonFile(`${folder}/structure`, read.structure));
  }
  return files;
}

/** A file at a time, as each may have 2 MB. */
export function readPersonalDataRoute(http: ServiceHttp, deps: Deps) {
  async function listOf(user_id: string): Promise<PersonalFile> {
    const own = await resumesOf(deps.resumes, user_id);
    return jsonFile(
      'resumes',
      own.map((resume) => ({ ...toResume(resume), file_id: resume.value.file_id })),
    );
  }

  http.route({
    ...readPersonOfResumes,
    handler: async ({ params: { id: user_id }, query: { after } }) => {
      if (after === undefined) return { files: [await listOf(user_id)], next: beforeAllIds };
      const [found] = await deps.files.query({ user_id, _id: { $gt: after } }, { sort: { _id: 1 }, limit: 1 });
      const file = found && ifKept(found);
      return { files: file ? await filesOf(file, deps) : [], next: found?.id ?? null };
    },
  });
}
