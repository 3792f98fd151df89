import { findById } from '../messaging/find-by-id.ts';
import { saveIfNewer, type Versioned } from '../messaging/read-model.ts';
import type { Documents } from '../ports/documents.ts';
import { derivedId } from './derived-id.ts';
import type { ServiceHttp } from './http/build-http.ts';

/** Somebody who has deleted their account, and the version of it that was the last. */
export type GonePerson = { user_id: string; version: number };
/** Takes away what a service has of somebody. Doing it again takes away what has come since. */
export type ForgetPerson = (gone: GonePerson) => Promise<void>;

/** Who is gone, known by a hash of their id alone, so that what was under way when they went leaves nothing behind. */
export type GonePeople = {
  add(gone: GonePerson): Promise<void>;
  /** Undefined for everybody else. */
  find(user_id: string): Promise<GonePerson | undefined>;
};

const idOf = (user_id: string) => derivedId('gone-person', user_id);

export async function openGonePeople(documents: Documents): Promise<GonePeople> {
  const people = await documents.collection<Versioned>({ name: 'gone-people', indexes: [] });
  const kept = findById(people);
  return {
    async add({ user_id, version }) {
      await saveIfNewer(people, { _id: idOf(user_id), version });
    },
    async find(user_id) {
      const found = await kept(idOf(user_id));
      return found ? { user_id, version: found.version } : undefined;
    },
  };
}

/** For what writes without a call of its person, after it has written: forgets them again, and answers whether they are gone. */
export type ForgetIfGone = (user_id: string) => Promise<boolean>;

export const forgetIfGone =
  (people: GonePeople, forget: ForgetPerson): ForgetIfGone =>
  async (user_id) => {
    const gone = await people.find(user_id);
    if (gone) await forget(gone);
    return gone !== undefined;
  };

/**
 * A call that came while its person was still there may write after they were forgotten: an upload takes a minute. Who is
 * gone is written down before they are forgotten, so one of the two sees the other.
 */
export function forgetLateWrites(http: ServiceHttp, forgetLate: ForgetIfGone): void {
  http.addHook('onSend', async ({ actor, method, log }, reply) => {
    if (method === 'GET' || actor?.kind !== 'user') return;
    await forgetLate(actor.user_id).catch((error: unknown) => {
      // Where the call has failed already, that is the answer: of a second error the framework would tell the words.
      if (reply.statusCode < 500) throw error;
      log.warn({ err: error }, 'Nobody could say whether the person of a failed call is gone');
    });
  });
}
