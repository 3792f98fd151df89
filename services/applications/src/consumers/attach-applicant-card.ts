import { applicationSubmitted } from '@waypost/contracts/events/application-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import { attachKeptCard, type ApplicantCardStore } from '../applicant-card-store.ts';
import type { ApplicationStore } from '../application-store.ts';
import { attachCard } from '../application.ts';

/** A profile that changes while its person applies would else stay old on this one application. */
export function attachApplicantCardHandlers({
  store,
  cards,
}: {
  store: ApplicationStore;
  cards: ApplicantCardStore;
}): Handler[] {
  return [
    on(applicationSubmitted, ({ key, data }) =>
      attachKeptCard(cards, data.user_id, (card) => store.changeIfThere(key, (current) => attachCard(current, card))),
    ),
  ];
}
