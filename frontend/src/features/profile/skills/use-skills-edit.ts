import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@waypost/contracts/entities/profile';
import { useState } from 'react';
import { profileKeys } from '../../../entities/person/profile.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { type Edit, editDrafts, editKey } from '../editor/edit-draft.ts';
import type { EditRules } from '../editor/edit-rules.ts';
import type { ItemForm } from '../editor/item-editor.ts';
import { isSameForm } from '../editor/merge-forms.ts';
import type { Conflict } from '../editor/save-edit.ts';
import { withItem, withoutItem } from '../editor/section-items.ts';
import { useKeptEdit } from '../editor/use-kept-edit.ts';
import { updateProfile, useProfileChanges } from '../editor/use-profile-changes.ts';
import { mustLogInToUpdate, useSending } from '../editor/use-sending.ts';
import {
  addedBoth,
  changedIn,
  type FormSkill,
  operationsOf,
  type SkillsForm,
  skillsFormOf,
  withoutSkill,
} from './skills-form.ts';

/** Their draft is that of an item that is always there. */
const allSkills = 'all';

function skillsRules(profile: Profile): EditRules {
  let there = skillsFormOf(profile);
  return {
    name: 'skills',
    noun: 'skills',
    empty: {},
    problemsOf: () => [],
    send: (_edit, form, version) => updateProfile({ skills: operationsOf(there, form as SkillsForm), version }),
    theirsIn({ mine }, now) {
      there = skillsFormOf(now);
      return { ...there, ...addedBoth(there, mine as SkillsForm) };
    },
    isThere: ({ base, mine }, now) =>
      operationsOf(skillsFormOf(now), changedIn(base as SkillsForm, mine as SkillsForm)).length === 0,
    fieldOf: ([, at]) => at ?? '',
  };
}

type SkillsEditing = { profile: Profile; onClose: () => void };

/** All skills at once, with their draft; what is removed is so at once. */
export function useSkillsEdit({ profile, onClose }: SkillsEditing) {
  const userId = profile.user._id;
  const key = editKey(userId, 'skills', allSkills);
  const [rules] = useState(() => skillsRules(profile));
  const [edit, setEdit] = useState<Edit>(() => {
    const base = skillsFormOf(profile);
    return editDrafts.read(key) ?? { id: allSkills, base, mine: base, version: profile.version };
  });
  const form = edit.mine as SkillsForm;
  const isChanged = !isSameForm(edit.mine, edit.base);
  const { forget } = useKeptEdit(key, edit, isChanged);
  const queries = useQueryClient();
  const changes = useProfileChanges(userId);
  const endSession = useEndedSession();

  const change = (mine: SkillsForm) => setEdit((before) => ({ ...before, mine }));
  const end = () => {
    forget();
    onClose();
  };
  const { send, ...sending } = useSending({ rules, userId, onSaved: end });
  const removeStored = async (skillKey: string, skill: FormSkill) => {
    const without = ({ base, ...rest }: Edit): Edit => ({ ...rest, base: withoutSkill(base as SkillsForm, skillKey) });
    const before = changes.read();
    setEdit(without);
    if (before) changes.show(withoutItem(before, 'skills', skillKey));
    try {
      await changes.update({ skills: [{ operation: 'delete', id: skillKey }] });
      toast.success('Item removed');
    } catch (error) {
      const now = changes.read();
      if (before && now) changes.show(withItem(now, before, 'skills', skillKey));
      const again = { [skillKey]: skill };
      setEdit(({ base, mine, ...rest }) => ({ ...rest, base: { ...base, ...again }, mine: { ...mine, ...again } }));
      toast.error('Failed to save skills after removal');
      endSession(error, mustLogInToUpdate);
      // What failed may have been done, or somebody else may have done it.
      void queries.invalidateQueries({ queryKey: profileKeys.of(userId) });
    }
  };

  return {
    ...sending,
    form,
    change,
    remove(skillKey: string) {
      const skill = form[skillKey];
      change(withoutSkill(form, skillKey));
      if (skill !== undefined && skillKey in edit.base) void removeStored(skillKey, skill);
      else toast.info('Item removed');
    },
    save() {
      if (isChanged) return void send(edit);
      toast.info('No changes to save');
      end();
    },
    discard() {
      if (isChanged) toast.info('Changes discarded.');
      end();
    },
    /** Goes on with what has been chosen of both, on top of what is there now. */
    resolve(mine: ItemForm, { profile: { version }, theirs = {} }: Conflict) {
      const kept = Object.fromEntries(Object.entries(mine).filter(([, skill]) => skill !== null));
      const next: Edit = { ...edit, base: theirs, version, mine: kept };
      setEdit(next);
      void send(next);
    },
  };
}
