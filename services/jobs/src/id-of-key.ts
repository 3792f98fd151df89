import { AppError } from '@waypost/contracts/errors';
import type { Collection } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { isKeyAlive } from '@waypost/runtime/service/http/idempotency';

/** How many documents one key may stand for, one after the other. */
const mostLives = 20;

/** A document made under a key; of one that was removed since, only when it was. */
type Made = { _id: string; version: number; created_at?: string; removed_at?: string };

/**
 * The id of the document that an `Idempotency-Key` stands for now: each time the key has expired, it stands for another one.
 * @throws conflict for a key that came too often.
 */
export async function idOfKey(
  collection: Pick<Collection<Made>, 'findOne'>,
  { what, user_id, key, at }: { what: string; user_id: string; key: string; at: string },
): Promise<string> {
  let id = derivedId(what, user_id, key);
  for (let life = 1; life <= mostLives; life++) {
    const made = await collection.findOne({ _id: id });
    const madeAt = made?.created_at ?? made?.removed_at;
    if (madeAt === undefined || isKeyAlive(madeAt, at)) return id;
    id = derivedId(what, user_id, key, id);
  }
  throw new AppError('conflict', 'This Idempotency-Key was used too often. New content needs a new key.');
}
