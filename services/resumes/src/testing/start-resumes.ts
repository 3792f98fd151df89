import { setTimeout as sleep } from 'node:timers/promises';
import type { UserActor } from '@waypost/contracts/actor';
import { readApplications, type ApplicationReference } from '@waypost/contracts/calls/applications';
import { deleteResume, downloadResume, listResumes, reserveResume } from '@waypost/contracts/calls/resumes';
import type { Resume } from '@waypost/contracts/entities/resume';
import type { ErrorBody } from '@waypost/contracts/errors';
import type { EventDefinition } from '@waypost/contracts/event';
import { applicationSubmitted, type ApplicationState } from '@waypost/contracts/events/application-events';
import { anApplicationState } from '@waypost/contracts/testing/applications';
import { newId } from '@waypost/runtime/service/new-id';
import { createLog } from '@waypost/runtime/telemetry/log';
import { someUser } from '@waypost/runtime/testing/actors';
import { startTestService } from '@waypost/runtime/testing/start-service';
import { afterAll } from 'vitest';
import { buildResumes } from '../app.ts';
import type { ResumesSettings } from '../config.ts';
import { createFileTextStore } from '../file-text-store.ts';
import { createTextReader, type TextReader } from '../reading/text-reader.ts';
import { createResumeFileStore } from '../resume-file-store.ts';
import { createResumeStore } from '../resume-store.ts';
import { pdfFile } from './resume-files.ts';

export type SendOptions = { name?: string; field?: string; as?: UserActor };

/** One for the services of all tests of a file: its processes take a third of a second each to start. */
export function readerOfAll(): TextReader {
  const reader = createTextReader({ log: createLog('resumes', { write: () => undefined }) });
  afterAll(() => reader.close());
  return { ...reader, close: async () => undefined };
}

/** One that reads nothing until it is let. */
export function heldReader(reader: TextReader): { reader: TextReader; letRead(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    reader: { ...reader, read: (bytes, kind) => promise.then(() => reader.read(bytes, kind)) },
    letRead: () => resolve(),
  };
}

/** The service, with applications played from what the test puts into `applications`. */
export async function startResumes(settings: ResumesSettings = {}, reader?: TextReader) {
  const applications = new Map<string, ApplicationReference>();
  const service = await startTestService(buildResumes(settings, reader), {
    prepare({ stub }) {
      stub(readApplications, ({ body }) => ({ applications: body.ids.flatMap((id) => applications.get(id) ?? []) }));
    },
  });
  const { documents, files: bytes, tasks } = service.ports;
  const deps = {
    resumes: await createResumeStore(documents),
    files: await createResumeFileStore(documents),
    texts: await createFileTextStore(documents),
    bytes,
    tasks,
  };
  const seeker = someUser('Job Seeker');
  const other = { kind: 'service', name: 'applications' } as const;

  /** Sends a file as a browser does; the answer as it came. */
  async function send(url: string, file: Uint8Array, { name = 'cv.pdf', field = 'resume', as = seeker }: SendOptions) {
    const form = new FormData();
    form.append(field, new Blob([Uint8Array.from(file)]), name);
    const encoded = new Response(form);
    const { statusCode, body } = await service.http.inject({
      method: 'POST',
      url,
      headers: {
        authorization: await service.authorization(as),
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: statusCode, body: JSON.parse(body) as { resume: Resume } & ErrorBody };
  }

  async function publish(definition: EventDefinition, about: { key: string; version: number; data: unknown }) {
    const { type, topic, schemaVersion: schema_version } = definition;
    const event = { id: newId(), type, schema_version, time: new Date().toISOString(), ...about };
    await service.ports.events.publish(topic, [{ key: about.key, value: JSON.stringify(event), headers: { type } }]);
    await service.settled();
  }

  return {
    ...service,
    deps,
    seeker,
    applications,
    send: (file: Uint8Array, options: SendOptions = {}) => send('/resumes', file, options),
    replace: (id: string, file: Uint8Array, options: SendOptions = {}) =>
      send(`/resumes/${id}/action/replace`, file, options),
    async uploaded(file?: Uint8Array, options: SendOptions = {}): Promise<Resume> {
      const { body } = await send('/resumes', file ?? (await pdfFile()), options);
      await service.settled();
      return body.resume;
    },
    list: async (as = seeker) => (await service.call(listResumes, {}, { as })).resumes,
    remove: (id: string, as = seeker) => service.call(deleteResume, { params: { id } }, { as }),
    async download(id: string, as = seeker, disposition?: 'inline' | 'attachment') {
      const querystring = disposition === undefined ? {} : { disposition };
      const { downloadURL } = await service.call(downloadResume, { params: { id }, querystring }, { as });
      return downloadURL.replace(/^\/api/, '');
    },
    reserve: (resume_id: string | undefined, application_id = newId(), submission = 1, user_id = seeker.user_id) =>
      service.call(
        reserveResume,
        { body: { application_id, submission, user_id, ...(resume_id !== undefined && { resume_id }) } },
        { as: other },
      ),
    publish,
    async submitted(application: Pick<ApplicationState, 'application_id' | 'file_id' | 'submission'>, version = 1) {
      await publish(applicationSubmitted, {
        key: application.application_id,
        version,
        data: anApplicationState(application),
      });
    },
    /** Waits until the text of a file is being read. */
    async readingBegun(): Promise<void> {
      const begun = { attention_since: { $gt: '' }, readings: { $gt: 0 } };
      while ((await deps.files.query(begun)).length === 0) await sleep(1);
    },
    /** Ids of the files whose bytes are kept. */
    async keptFiles(): Promise<string[]> {
      const ids: string[] = [];
      for await (const id of bytes.ids()) ids.push(id);
      return ids;
    },
    asService: other,
  };
}
export type TestResumes = Awaited<ReturnType<typeof startResumes>>;
