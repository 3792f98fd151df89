import { AppError } from '@waypost/contracts/errors';
import type { Collection } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { isKeyAlive } from '@waypost/runtime/service/http/idempotency';

/** How often a key may come again after it has expired. */
const mostLives = 20;

/** What was made by a key; of what was removed since no more than when that was. */
type Made = { _id: string; version: number; created_at?: string; removed_at?: string };

/** The id of what an `Idempotency-Key` stands for: once that has expired, of the next. @throws conflict for one that came too often. */
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
