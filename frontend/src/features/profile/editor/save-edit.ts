import type { Profile } from '@waypost/contracts/entities/profile';
import { isRefusal } from '../../../api/api-error.ts';
import type { Edit } from './edit-draft.ts';
import type { EditRules } from './edit-rules.ts';
import type { ItemForm } from './item-editor.ts';
import { mergeForms } from './merge-forms.ts';

/** What stands between an edit and what is there now. */
export type Conflict = {
  /** The profile as it is now, and the form of what was edited; nothing where it was deleted. */
  profile: Profile;
  theirs: ItemForm | undefined;
  /** The form with both changes, mine where both changed the same field. */
  merged: ItemForm;
  fields: readonly string[];
};

export type Saved = { kind: 'saved'; profile: Profile } | { kind: 'conflict'; conflict: Conflict };

/** How often a save is tried again because somebody else saved first, before the failure is told. */
const attempts = 10;

const profileIn = (body: Readonly<Record<string, unknown>>) => body['profile'] as Profile | undefined;

/**
 * Saves an edit. Where the profile was changed meanwhile, it is put on top of what is there now, unless both changed the same: that
 * is for the person to decide. @throws ApiError
 */
export async function saveEdit(rules: EditRules, edit: Edit): Promise<Saved> {
  let { mine: form, version } = edit;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { kind: 'saved', profile: await rules.send(edit, form, version) };
    } catch (error) {
      const profile = isRefusal(error, 'version-conflict') ? profileIn(error.body) : undefined;
      if (profile === undefined || attempt === attempts) throw error;
      if (rules.isThere(edit, profile)) return { kind: 'saved', profile };
      const theirs = rules.theirsIn(edit, profile);
      if (theirs === undefined)
        return { kind: 'conflict', conflict: { profile, theirs, merged: edit.mine, fields: [] } };
      const merged = mergeForms({ base: edit.base, theirs, mine: edit.mine });
      if (merged.conflicts.length > 0 || rules.problemsOf(merged.form).length > 0) {
        return { kind: 'conflict', conflict: { profile, theirs, merged: merged.form, fields: merged.conflicts } };
      }
      ({ form } = merged);
      ({ version } = profile);
    }
  }
}
