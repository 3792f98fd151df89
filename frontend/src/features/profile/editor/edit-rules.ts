import type { Profile } from '@waypost/contracts/entities/profile';
import { profileSections } from '@waypost/contracts/entities/profile-sections';
import { profileLists } from '@waypost/contracts/profile-choices';
import { ownToday } from '../../../format/own-day.ts';
import type { Problem } from '../../../forms/server-refusals.ts';
import type { Edit } from './edit-draft.ts';
import { isKeptAlike } from './is-kept-alike.ts';
import { fieldOf, type ItemEditor, type ItemForm } from './item-editor.ts';
import { problemsOf } from './item-problems.ts';
import { itemIn } from './section-items.ts';
import { updateProfile } from './use-profile-changes.ts';

/** How a form of the profile is checked, sent, and found again in a newer profile. */
export type EditRules = {
  /** What drafts are kept under. */
  name: string;
  /** As a sentence says it: "Failed to save work experience". */
  noun: string;
  empty: ItemForm;
  problemsOf: (form: ItemForm) => Problem[];
  send: (edit: Edit, form: ItemForm, version: number) => Promise<Profile>;
  /** The form of what was edited, as it is now; nothing where it was deleted. */
  theirsIn: (edit: Edit, profile: Profile) => ItemForm | undefined;
  /** Whether it was saved already, by a call whose answer was lost. */
  isThere: (edit: Edit, profile: Profile) => boolean;
  /** The form's field for a path of what was sent. */
  fieldOf: (path: readonly string[]) => string;
};

/** The rules for editing one item: saving it is one operation on its section. */
export const itemRules = (editor: ItemEditor): EditRules => ({
  name: editor.section,
  noun: editor.noun,
  empty: editor.empty,
  problemsOf: (form) => problemsOf(editor, form, ownToday()),
  send({ id }, form, version) {
    const operation = id === undefined ? { operation: 'insert' } : { operation: 'replace', id };
    return updateProfile({ [editor.section]: [{ ...operation, ...editor.write(form) }], version });
  },
  theirsIn({ id, base }, profile) {
    // A new item is nobody else's.
    if (id === undefined) return base;
    const item = itemIn(profile, editor.section, id);
    return item && editor.formOf(item);
  },
  isThere: ({ id, mine }, profile) =>
    profile[profileLists[editor.section]].some(
      (item) =>
        (id === undefined || id === item._id) &&
        isKeptAlike(profileSections[editor.section], editor.write(editor.formOf(item)), editor.write(mine)),
    ),
  fieldOf: (path) => fieldOf(editor, path.slice(2)),
});
