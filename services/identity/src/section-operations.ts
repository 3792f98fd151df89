import type { KeptItem } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { invalid, notFound } from '@waypost/contracts/errors';
import type { KeptOperation } from './name-items.ts';
import type { StoredItem } from './user.ts';

const mostItems = 100;

/** What goes on has no end. */
function withoutEndOfCurrent<Item extends object>(item: Item): Item {
  if (!('is_current' in item) || !item.is_current || !('end_date' in item)) return item;
  const { end_date: _end, ...rest } = item;
  return rest as Item;
}

/** An operation with the id that its item has, or will have. */
export type ReadyOperation =
  | { operation: 'insert' | 'replace'; _id: string; item: KeptItem<ProfileSection> }
  | { operation: 'delete'; _id: string };

export function readyOperation(operation: KeptOperation, newId: () => string): ReadyOperation {
  if (operation.operation === 'delete') return { operation: 'delete', _id: operation.id };
  if (operation.operation === 'insert') {
    const { operation: _insert, ...item } = operation;
    return { operation: 'insert', _id: newId(), item: withoutEndOfCurrent(item) };
  }
  const { operation: _replace, id, ...item } = operation;
  return { operation: 'replace', _id: id, item: withoutEndOfCurrent(item) };
}

/** @throws not-found for an item that is not there; validation-error for more than 100 of them. */
export function applyOperations(
  section: ProfileSection,
  items: readonly StoredItem<ProfileSection>[],
  operations: readonly ReadyOperation[],
): StoredItem<ProfileSection>[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  for (const operation of operations) {
    const { _id } = operation;
    if (operation.operation !== 'insert' && !byId.has(_id)) throw notFound('Item');
    if (operation.operation === 'delete') byId.delete(_id);
    else byId.set(_id, { ...operation.item, _id });
  }
  if (byId.size > mostItems) throw invalid(section, `At most ${mostItems} items`);
  return [...byId.values()];
}
