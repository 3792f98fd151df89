import { defaults } from '@waypost/contracts/constants';
import {
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { ApplicationStatus, ApplicationStatusStore } from '../application-status-store.ts';
import type { InboxStore } from '../inbox-store.ts';
import type { SettingsStore } from '../settings-store.ts';
import { type ApplicationEvent, isScoreTold, tellOwner } from './tell-owner.ts';

/** The status before this event; each submission begins with the same one. */
const statusBefore = ({ data: { submission } }: ApplicationEvent, known: ApplicationStatus | undefined) =>
  known?.submission === submission ? known.status : defaults.applicantStatus;

/** Applying, applying again and withdrawing are the applicant's own doing; the rest is the owner's of the post. */
const isTheOwners = (event: ApplicationEvent, known: ApplicationStatus | undefined): boolean =>
  event.data.status !== 'Withdrawn' && event.data.status !== statusBefore(event, known);

/** Tells applicants that somebody gave their application another status, and owners of posts who applied and was scored, unless they have turned that off. */
export function notifyOfStatusHandlers(deps: {
  statuses: ApplicationStatusStore;
  inboxes: InboxStore;
  settings: SettingsStore;
}): Handler[] {
  const { statuses, inboxes, settings } = deps;
  const isWanted = async (user_id: string) => (await settings.of(user_id)).notifications['application-status'].bell;

  async function notify(event: ApplicationEvent) {
    const { version, time, data } = event;
    const { application_id, user_id, job_post_id, job_post_category, status, submission } = data;
    const known = await statuses.find(application_id);
    if (known && known.version >= version) return;
    if (await inboxes.isForgotten(user_id)) return;
    await tellOwner({ inboxes, settings }, event, known);
    if (isTheOwners(event, known) && (await isWanted(user_id))) {
      await inboxes.tell(user_id, {
        kind: 'application-status',
        about: application_id,
        key: `${application_id}-${version}`,
        at: time,
        facts: { job_post_id, job_post_category, from: statusBefore(event, known), status },
      });
    }
    // Last, so that what a crash has cut short is told when the event comes again.
    const is_scored = isScoreTold(event, known);
    await statuses.keep({ _id: application_id, version, user_id, submission, status, is_scored });
    // The person may have deleted their account meanwhile; then this was written too late and is removed again.
    if (await inboxes.isForgotten(user_id)) await statuses.forget(user_id);
  }

  // Any of them may be the last that a compacted topic has of an application.
  return [on(applicationSubmitted, notify), on(applicationStatusChanged, notify), on(applicationScored, notify)];
}
