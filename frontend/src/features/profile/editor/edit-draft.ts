import { draftKey } from '../../../forms/draft.ts';
import { keptOnDevice } from '../../../storage/kept-on-device.ts';
import { deviceStorage } from '../../../storage/storage.ts';
import type { FieldValue, ItemForm } from './item-editor.ts';

/** An edit that is not saved yet. */
export type Edit = {
  /** The id of the edited item; absent for a new one. */
  id?: string;
  /** What the form began with, and the version of the profile that this was. */
  base: ItemForm;
  version: number;
  mine: ItemForm;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isValue(value: unknown): value is FieldValue {
  if (value === null || ['string', 'boolean', 'number'].includes(typeof value)) return true;
  return isObject(value) && typeof value['name'] === 'string';
}

const formIn = (kept: unknown): ItemForm | undefined =>
  isObject(kept)
    ? (Object.fromEntries(Object.entries(kept).filter(([, value]) => isValue(value))) as ItemForm)
    : undefined;

function editIn(kept: unknown): Edit | undefined {
  if (!isObject(kept) || typeof kept['version'] !== 'number') return undefined;
  const [base, mine] = [formIn(kept['base']), formIn(kept['mine'])];
  if (base === undefined || mine === undefined) return undefined;
  const { id, version } = kept;
  return { base, mine, version, ...(typeof id === 'string' && { id }) };
}

export const editDrafts = keptOnDevice(editIn);

const ofNew = 'new';

/** One draft a person, section and item; the new item has one of its own. */
export const editKey = (userId: string, section: string, id: string = ofNew) =>
  draftKey(userId, 'profile', section, id);

/** The items of a section that have a draft; undefined stands for the new one. */
export function draftedItems(userId: string, section: string): (string | undefined)[] {
  const start = editKey(userId, section, '');
  return deviceStorage
    .keys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .map((id) => (id === ofNew ? undefined : id));
}

/** A kept form as today's form has its fields: what is of another kind, from an older version of the app, is as it begins. */
export function fitted<Form extends ItemForm>(kept: ItemForm, start: Form): Form {
  const isOfKind = (value: FieldValue | undefined, like: FieldValue | undefined) =>
    value !== undefined && (like === null || value === null || typeof value === typeof like);
  return Object.fromEntries(
    Object.entries(start).map(([field, like]) => [field, isOfKind(kept[field], like) ? kept[field] : like]),
  ) as Form;
}
