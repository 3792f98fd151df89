import { getProfileCards } from '@waypost/contracts/calls/identity';
import type { EventOf } from '@waypost/contracts/event';
import { profileChanged, profileCreated } from '@waypost/contracts/events/profile-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Client } from '@waypost/runtime/service/calls/client';
import { attachCardToApplications, attachKeptCard, type ApplicantCardStore } from '../applicant-card-store.ts';
import type { ApplicationStore } from '../application-store.ts';

type ProfileEvent = EventOf<typeof profileChanged>;

/** Keeps the card of everybody, and brings it to what they have applied to. The event says only that it changed. */
export function keepApplicantProfileHandlers(deps: {
  store: ApplicationStore;
  cards: ApplicantCardStore;
  client: Client;
}): Handler[] {
  const { store, cards, client } = deps;

  async function keepNewest({ version, data: { user_id } }: ProfileEvent) {
    const kept = await cards.find(user_id);
    if (kept && kept.version >= version) return;
    const { cards: found } = await client.call(getProfileCards, { body: { user_ids: [user_id] } });
    for (const card of found) await cards.keep(card);
  }

  async function keep(event: ProfileEvent) {
    await keepNewest(event);
    // Also a card that was here already: a crash may have come between keeping and attaching it.
    await attachKeptCard(cards, event.data.user_id, (card) => attachCardToApplications(store, card));
  }

  return [on(profileCreated, keep), on(profileChanged, keep)];
}
