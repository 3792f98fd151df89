import type { KeptItem } from '@waypost/contracts/entities/profile';
import type { ProfileSection, SectionItemInput } from '@waypost/contracts/entities/profile-sections';
import type { ComponentType } from 'react';
import type { LookupValue } from '../../../ui/fields/combo/lookup.ts';

/** What a field of an item's form holds; a choice or a number is null while there is none. */
export type FieldValue = string | boolean | number | LookupValue | null;
export type ItemForm = Readonly<Record<string, FieldValue>>;
export type Kept<Section extends ProfileSection> = KeptItem<Section> & { _id: string };

/** How the items of one section are edited, each in a dialog of its own. */
type EditorOf<Section extends ProfileSection, Form> = {
  section: Section;
  /** As a sentence says it: "Failed to save work experience". */
  noun: string;
  /** The title of the dialog for a new item, and for one that is there. */
  titles: { add: string; edit: string };
  size: 'sm' | 'md' | 'lg' | 'xl';
  /** What every new form begins with. */
  empty: Form;
  formOf: (item: Kept<Section>) => Form;
  /** As the call takes it. */
  write: (form: Form) => SectionItemInput<Section>;
  /** What the form asks for, though the call does without. */
  required?: readonly (keyof Form & string)[];
  /** The form's field for a path of what is written, where it is not the first part of it. */
  fieldAt?: Readonly<Record<string, keyof Form & string>>;
  /** All fields by their labels, in their order. */
  labels: Readonly<Record<keyof Form & string, string>>;
  /** Stand in a `FormProvider` of the form. */
  Fields: ComponentType;
};

export type ItemEditor = Omit<EditorOf<ProfileSection, ItemForm>, 'formOf' | 'write' | 'required' | 'fieldAt'> & {
  formOf: (item: object) => ItemForm;
  write: (form: ItemForm) => object;
  required?: readonly string[];
  fieldAt?: Readonly<Record<string, string>>;
};

/** The mechanism holds the editors of all sections alike: what a section's own form is, only its editor knows. */
export const itemEditor = <Section extends ProfileSection, Form extends { [Field in keyof Form]: FieldValue }>(
  editor: EditorOf<Section, Form>,
): ItemEditor => editor as unknown as ItemEditor;

/** The form's field for a path of what was written. */
export const fieldOf = ({ fieldAt = {} }: ItemEditor, path: readonly PropertyKey[]): string => {
  const name = String(path[0] ?? '');
  return fieldAt[path.join('.')] ?? fieldAt[name] ?? name;
};
