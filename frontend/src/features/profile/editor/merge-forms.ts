import type { FieldValue, ItemForm } from './item-editor.ts';

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export const isSameForm = (one: ItemForm, other: ItemForm): boolean =>
  Object.keys({ ...one, ...other }).every((field) => isSame(one[field], other[field]));

export type Merged<Form extends ItemForm = ItemForm> = {
  /** What both changed differently is mine here. */
  form: Form;
  /** The fields that both changed differently. */
  conflicts: string[];
};

/** Two edits of what was once the same, put together field by field. */
export function mergeForms<Form extends ItemForm>(edits: { base: Form; theirs: Form; mine: Form }): Merged<Form> {
  const { base, theirs, mine } = edits;
  const isTheirs = (field: string) => isSame(mine[field], base[field]);
  const isOpen = (field: string) =>
    !isTheirs(field) && !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]);
  const fields = Object.keys(mine);
  return {
    form: Object.fromEntries(
      fields.flatMap((field) => {
        const value = isTheirs(field) ? theirs[field] : mine[field];
        // What one took away and the other left alone is gone.
        return value === undefined ? [] : [[field, value]];
      }),
    ) as Form,
    conflicts: fields.filter(isOpen),
  };
}
