import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { ApplicantCardStore } from '../applicant-card-store.ts';
import type { ApplicationStore } from '../application-store.ts';
import type { SavedJobStore } from '../saved-job-store.ts';

/** Keeps nothing of a person who is gone: neither what they applied with, nor what they saved, nor who they were. */
export function forgetPersonHandlers(deps: {
  store: ApplicationStore;
  cards: ApplicantCardStore;
  savedJobs: SavedJobStore;
}): Handler[] {
  const { store, cards, savedJobs } = deps;
  return [
    on(profileRemoved, async ({ version, data: { user_id } }) => {
      // First, so that no card comes to an application any more.
      await cards.forget(user_id, version);
      await savedJobs.forget(user_id);
      for (const { id } of await store.query({ user_id })) await store.remove(id);
    }),
  ];
}
