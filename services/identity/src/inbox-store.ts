import { AppError } from '@waypost/contracts/errors';
import { notificationChanged } from '@waypost/contracts/events/notification-events';
import { isThere } from '@waypost/runtime/messaging/aggregate-document';
import { type AggregateStore, createAggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Decision } from '@waypost/runtime/messaging/stored';
import { type Documents, isDuplicateKey } from '@waypost/runtime/ports/documents';
import { Turns } from '@waypost/runtime/service/turns';
import { type Inbox, type News, nothingYet, tell, toldOf } from './inbox.ts';

export type InboxStore = AggregateStore<Inbox> & {
  /** Tells somebody, once; nobody who is gone. */
  tell(user_id: string, news: News): Promise<void>;
  /** Keeps no more than that there is nothing to be kept of them any more. */
  forget(user_id: string): Promise<void>;
  isForgotten(user_id: string): Promise<boolean>;
};

/** Hundreds may apply to one post at once, and their owner has one inbox: those who tell take turns instead of meeting in it. */
const turnsOfPerson = { atOnce: 1, waiting: 5_000, patienceMs: 10_000 };
const tooMany = () => new AppError('unavailable', 'Too much is told to one person at the same moment.');
const untilDone = AbortSignal.any([]);

export async function createInboxStore(documents: Documents): Promise<InboxStore> {
  const store = await createAggregateStore<Inbox>({
    noun: 'Notifications',
    documents,
    // Its id is the person's.
    spec: { name: 'inboxes', indexes: [] },
    events: [notificationChanged],
    restate: toldOf,
  });

  /** False where it was made meanwhile, or belongs to somebody who is gone. */
  async function create(user_id: string, first: Decision<Inbox>): Promise<boolean> {
    try {
      await store.create({ id: user_id, ...first });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  const turns = new Turns(turnsOfPerson, tooMany);

  async function tellNow(user_id: string, news: News): Promise<void> {
    const decide = (inbox: Inbox) => tell(inbox, user_id, news);
    if (await store.changeIfThere(user_id, decide)) return;
    const first = decide(nothingYet);
    if (first && !(await create(user_id, first))) await store.changeIfThere(user_id, decide);
  }

  return {
    ...store,
    async tell(user_id, news) {
      const end = await turns.take(user_id, untilDone);
      await tellNow(user_id, news).finally(end);
    },
    async forget(user_id) {
      // Something has to be there to be taken away for good.
      await create(user_id, { value: nothingYet, events: [] });
      await store.remove(user_id);
    },
    async isForgotten(user_id) {
      const kept = await store.collection.findOne({ _id: user_id });
      return kept !== null && !isThere(kept);
    },
  };
}
