import type { UserActor } from '@waypost/contracts/actor';
import {
  deleteApplicantNote,
  getApplicantNotes,
  rateApplicant,
  writeApplicantNote,
} from '@waypost/contracts/calls/applications/applicant-notes';
import { notFound } from '@waypost/contracts/errors';
import type { Decision } from '@waypost/runtime/messaging/stored';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicantNotesStore } from '../applicant-notes-store.ts';
import { deleteNote, type KeptNotes, rate, writeNote } from '../applicant-notes.ts';
import type { ApplicationStore } from '../application-store.ts';
import { requireApplication } from '../policies.ts';

type Deps = { store: ApplicationStore; notes: ApplicantNotesStore };

/** @throws not-found also where the person is gone: nothing is written about them any more. */
async function change(
  { store, notes }: Deps,
  actor: UserActor,
  id: string,
  decide: (current: KeptNotes) => Decision<KeptNotes> | undefined,
) {
  const application = await requireApplication(store, actor, id, ['owner']);
  if (application.value.is_anonymous) throw notFound('Application');
  const changed = await notes.change(application, actor.user_id, decide);
  // They may have gone meanwhile, and their notes with them; then this one came after.
  const now = await store.find(id);
  if (now?.value.is_anonymous) await notes.forget(application.value.user_id);
  return changed;
}

export function getApplicantNotesRoute(http: ServiceHttp, { store, notes }: Deps) {
  http.route({
    ...getApplicantNotes,
    handler: async (request) => {
      const actor = userOf(request);
      const { id } = await requireApplication(store, actor, request.params.id, ['owner']);
      return notes.of(id, actor.user_id);
    },
  });
}

export function writeApplicantNoteRoute(http: ServiceHttp, deps: Deps) {
  http.route({
    ...writeApplicantNote,
    handler: async (request) => {
      const { id, note: _id } = request.params;
      const at = new Date().toISOString();
      const changed = await change(deps, userOf(request), id, (current) =>
        writeNote(current, { _id, ...request.body }, at),
      );
      const note = changed.notes.find((one) => one._id === _id);
      if (!note) throw notFound('Note');
      return { note };
    },
  });
}

export function deleteApplicantNoteRoute(http: ServiceHttp, deps: Deps) {
  http.route({
    ...deleteApplicantNote,
    handler: async (request) => {
      const { id, note: _id } = request.params;
      let before: KeptNotes | undefined;
      await change(deps, userOf(request), id, (current) => {
        before = current;
        return deleteNote(current, _id);
      });
      return { note: before?.notes.find((note) => note._id === _id) ?? null };
    },
  });
}

export function rateApplicantRoute(http: ServiceHttp, deps: Deps) {
  http.route({
    ...rateApplicant,
    handler: async (request) => {
      const { rating } = await change(deps, userOf(request), request.params.id, (current) =>
        rate(current, request.body.rating),
      );
      return { rating };
    },
  });
}
