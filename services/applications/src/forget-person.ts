import type { ForgetPerson } from '@waypost/runtime/service/gone-people';
import type { ApplicantCardStore } from './applicant-card-store.ts';
import type { ApplicantNotesStore } from './applicant-notes-store.ts';
import type { ApplicantVisitStore } from './applicant-visit-store.ts';
import type { ApplicationStore } from './application-store.ts';
import { anonymise } from './application.ts';
import type { SavedJobStore } from './saved-job-store.ts';
import type { BlindReviewStore } from './sight/blind-review-store.ts';

/**
 * Keeps nothing of who they were, what they applied with and what they saved. That somebody applied, when, and what came of
 * it stays with the owner of the post.
 */
export function forgetPerson(deps: {
  store: ApplicationStore;
  cards: ApplicantCardStore;
  savedJobs: SavedJobStore;
  visits: ApplicantVisitStore;
  blindReviews: BlindReviewStore;
  notes: ApplicantNotesStore;
}): ForgetPerson {
  const { store, cards, savedJobs, visits, blindReviews, notes } = deps;
  return async ({ user_id, version }) => {
    // First, so that no card comes to an application any more.
    await cards.forget(user_id, version);
    await savedJobs.forget(user_id);
    await visits.forget(user_id);
    await blindReviews.forget(user_id);
    const theirs = store.collection.find({ user_id }, { projection: { _id: 1 } });
    for (const { _id } of await theirs.toArray()) await store.changeIfThere(_id, anonymise);
    // Last, so that none is written any more on what was theirs.
    await notes.forget(user_id);
  };
}
