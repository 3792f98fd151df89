import type { EventOf } from '@waypost/contracts/event';
import {
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import { gather } from '@waypost/runtime/gather';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import { changeFile, type FileDeps } from '../file-disposal.ts';
import { confirm, free } from '../resume-file.ts';

const mostKnown = 10_000;

/** Keeps the file that an application has, and frees what its earlier submissions and lost attempts had reserved. */
export function confirmReservationHandlers(deps: FileDeps): Handler[] {
  /** Submissions that this instance has confirmed: only a later one changes anything, and most events repeat what is known. */
  const confirmed = new Map<string, number>();

  const filesReservedFor = gather(async (application_ids: readonly string[]) => {
    const found = await deps.files.query({ 'reservations.application_id': { $in: [...new Set(application_ids)] } });
    const files = found.flatMap(({ id, value }) => (value.gone ? [] : [{ id, reservations: value.reservations }]));
    return application_ids.map((application_id) =>
      files.filter(({ reservations }) => reservations.some((one) => one.application_id === application_id)),
    );
  });

  function remember(application_id: string, submission: number): void {
    confirmed.delete(application_id);
    confirmed.set(application_id, submission);
    const [oldest] = confirmed.keys();
    if (confirmed.size > mostKnown && oldest !== undefined) confirmed.delete(oldest);
  }

  async function confirmFile({ data, time }: EventOf<typeof applicationSubmitted>) {
    const { application_id, file_id, submission } = data;
    if ((confirmed.get(application_id) ?? 0) >= submission) return;
    const reserved = await filesReservedFor(application_id);
    const known = reserved.flatMap(({ reservations }) => reservations);
    const isStale = known.some(
      (one) => one.application_id === application_id && one.confirmed && one.submission > submission,
    );
    if (isStale) return;

    await changeFile(deps, file_id, confirm({ application_id, submission }, time));
    for (const { id } of reserved) {
      if (id === file_id) continue;
      await changeFile(
        deps,
        id,
        free((one) => one.application_id === application_id && one.submission <= submission),
      );
    }
    remember(application_id, submission);
  }
  return [applicationSubmitted, applicationStatusChanged, applicationScored].map((event) => on(event, confirmFile));
}
