import type { EventOf } from '@waypost/contracts/event';
import {
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import { changeFile, type FileDeps } from '../file-disposal.ts';
import { confirm, free } from '../resume-file.ts';

/** Keeps the file that an application has, and frees what its earlier submissions and lost attempts had reserved. */
export function confirmReservationHandlers(deps: FileDeps): Handler[] {
  async function confirmFile({ data, time }: EventOf<typeof applicationSubmitted>) {
    const { application_id, file_id, submission } = data;
    const reserved = await deps.files.query({ 'reservations.application_id': application_id });
    const known = reserved.flatMap(({ value }) => (value.gone ? [] : value.reservations));
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
  }
  return [applicationSubmitted, applicationStatusChanged, applicationScored].map((event) => on(event, confirmFile));
}
