import type { ProfileCard } from '@waypost/contracts/calls/identity';
import { findById } from '@waypost/runtime/messaging/find-by-id';
import { saveIfNewer } from '@waypost/runtime/messaging/read-model';
import type { Documents } from '@waypost/runtime/ports/documents';
import type { ApplicationStore } from './application-store.ts';
import { attachCard, saysMore } from './application.ts';

/** What this service keeps of people, so that an applicant has a name the moment they apply. */
export type ApplicantCardStore = {
  find(user_id: string): Promise<ProfileCard | undefined>;
  /** Keeps the card unless a newer one is there. */
  keep(card: ProfileCard): Promise<void>;
  /** Keeps no more than that there is none from this version on. */
  forget(user_id: string, version: number): Promise<void>;
};

type KeptCard = { _id: string } & (ProfileCard | { version: number; removed: true });

export async function createApplicantCardStore(documents: Documents): Promise<ApplicantCardStore> {
  const collection = await documents.collection<KeptCard>({ name: 'applicant-cards', indexes: [] });
  const kept = findById(collection);
  return {
    async find(user_id) {
      const found = await kept(user_id);
      if (!found || 'removed' in found) return undefined;
      const { _id, ...card } = found;
      return card;
    },
    async keep(card) {
      await saveIfNewer(collection, { _id: card.user_id, ...card });
    },
    async forget(user_id, version) {
      await saveIfNewer(collection, { _id: user_id, version, removed: true });
    },
  };
}

/** Puts a card on everything its person has applied to, where one is that says something else. */
export async function attachCardToApplications(store: ApplicationStore, card: ProfileCard): Promise<void> {
  const mine = store.collection.find({ user_id: card.user_id }, { projection: { card: 1 } });
  for await (const { _id, card: kept } of mine) {
    if (saysMore(card, kept)) await store.change(_id, (current) => attachCard(current, card));
  }
}

/**
 * Attaches the kept card until it is the newest: one that arrives while this one is attached finds nothing to change where it says
 * what the application said before, and would be overwritten by this older one.
 */
export async function attachKeptCard(
  cards: ApplicantCardStore,
  user_id: string,
  attach: (card: ProfileCard) => Promise<unknown>,
): Promise<void> {
  let attached: number | undefined;
  for (;;) {
    const card = await cards.find(user_id);
    if (!card || card.version === attached) return;
    await attach(card);
    attached = card.version;
  }
}
