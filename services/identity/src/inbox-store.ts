import { notificationChanged } from '@waypost/contracts/events/notification-events';
import { isThere } from '@waypost/runtime/messaging/aggregate-document';
import { type AggregateStore, createAggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import { findById } from '@waypost/runtime/messaging/find-by-id';
import type { Documents } from '@waypost/runtime/ports/documents';
import { type Inbox, isKnown, type News, nothingYet, tell, toldOf } from './inbox.ts';

export type InboxStore = AggregateStore<Inbox> & {
  /** Tells somebody, once; nobody who is gone. */
  tell(user_id: string, news: News): Promise<void>;
  /** Whether somebody was told of it, as far back as their notifications go. */
  hasTold(user_id: string, news: News): Promise<boolean>;
  /** Keeps no more than that there is nothing to be kept of them any more. */
  forget(user_id: string): Promise<void>;
  isForgotten(user_id: string): Promise<boolean>;
};

export async function createInboxStore(documents: Documents): Promise<InboxStore> {
  const store = await createAggregateStore<Inbox>({
    noun: 'Notifications',
    documents,
    // Its id is the person's.
    spec: { name: 'inboxes', indexes: [] },
    events: [notificationChanged],
    restate: toldOf,
  });

  const kept = findById(store.collection);

  async function tellOf(user_id: string, news: News): Promise<void> {
    const decide = (inbox: Inbox) => tell(inbox, user_id, news);
    if (await store.changeIfThere(user_id, decide)) return;
    const first = decide(nothingYet);
    // It was made meanwhile, or belongs to somebody who is gone.
    if (first && !(await store.createIfFree({ id: user_id, ...first }))) await store.changeIfThere(user_id, decide);
  }

  return {
    ...store,
    tell: tellOf,
    async hasTold(user_id, news) {
      const inbox = await store.find(user_id);
      return inbox !== undefined && isKnown(inbox.value, news);
    },
    async forget(user_id) {
      // Something has to be there to be taken away for good.
      await store.createIfFree({ id: user_id, value: nothingYet, events: [] });
      await store.remove(user_id);
    },
    async isForgotten(user_id) {
      const found = await kept(user_id);
      return found !== undefined && !isThere(found);
    },
  };
}
