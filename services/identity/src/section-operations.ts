import { itemSections } from '@waypost/contracts/constants';
import type { KeptItem } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { invalid, notFound } from '@waypost/contracts/errors';
import type { KeptOperation } from './name-items.ts';
import type { StoredItem, UserSections } from './user.ts';

const mostItems = 100;
/** The bound of all items of a profile together, in characters of JSON: whoever opens the profile gets them all. */
const mostCharacters = 300_000;

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

const skillOf = (item: StoredItem<ProfileSection>): string | undefined => {
  const { skill_name, custom_skill } = item as Partial<StoredItem<'skills'>>;
  return (skill_name ?? custom_skill)?.toLowerCase();
};

/** @throws validation-error for a skill by the name of another one. Two that were there before are not looked at. */
function requireOnce(
  before: readonly StoredItem<ProfileSection>[],
  items: readonly StoredItem<ProfileSection>[],
  operations: readonly ReadyOperation[],
): void {
  const [named, all] = [new Map(before.map((item) => [item._id, skillOf(item)])), Map.groupBy(items, skillOf)];
  const twice = operations.findIndex((operation) => {
    if (operation.operation === 'delete') return false;
    const name = skillOf({ ...operation.item, _id: operation._id });
    return name !== named.get(operation._id) && (all.get(name)?.length ?? 0) > 1;
  });
  if (twice >= 0) throw invalid(`skills.${twice}.skill_name`, 'This skill has already been added');
}

/** @throws not-found for an item that is not there; validation-error for more than 100 of them, and for a skill that is there. */
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
  const changed = [...byId.values()];
  if (section === 'skills') requireOnce(items, changed, operations);
  return changed;
}

const charactersOf = (sections: UserSections): number =>
  itemSections.reduce((sum, section) => sum + JSON.stringify(sections[section]).length, 0);

/** @throws validation-error where a section makes the profile longer than it may be; one that was longer before may be shortened. */
export function requireRoom(
  user: UserSections,
  section: ProfileSection,
  items: readonly StoredItem<ProfileSection>[],
): void {
  const characters = charactersOf({ ...user, [section]: items });
  if (characters <= mostCharacters || characters <= charactersOf(user)) return;
  const most = mostCharacters.toLocaleString('en-US');
  throw invalid(
    section,
    `All sections of a profile together have room for ${most} characters. Shorten some of it first`,
  );
}
