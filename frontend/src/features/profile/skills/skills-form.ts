import { defaults } from '@waypost/contracts/constants';
import type { Profile } from '@waypost/contracts/entities/profile';
import type { SectionOperationInput } from '@waypost/contracts/entities/profile-sections';
import { proficiencyLevels, type ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { skillNameOf } from '../../../entities/person/item-words.ts';
import { formatProficiency } from '../../../format/proficiency.ts';
import { formatSkillYears } from '../../../format/skill-years.ts';

/** A skill as it is edited; `id` is that of the list, without one it is in somebody's own words. */
export type FormSkill = { id?: string; name: string; level: ProficiencyLevel; years: number };
/** By the ids of the items; a new one is under a name of its own. */
export type SkillsForm = Readonly<Record<string, FormSkill>>;

export const skillsFormOf = ({ skills }: Profile): SkillsForm =>
  Object.fromEntries(
    skills.map((item) => [
      item._id,
      {
        ...(item.skill_id !== undefined && { id: item.skill_id }),
        name: skillNameOf(item),
        level: item.proficiency_level,
        years: item.yrs_of_exp,
      },
    ]),
  );

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const hasSkill = (form: SkillsForm, { name }: { name: string }): boolean =>
  Object.values(form).some((skill) => isSameName(skill.name, name));

export const withSkill = (form: SkillsForm, { id, name }: { id: string; name: string }): SkillsForm => ({
  ...form,
  [`new-${id}`]: { id, name, level: defaults.proficiency, years: defaults.skillYears },
});

export const withoutSkill = (form: SkillsForm, key: string): SkillsForm =>
  Object.fromEntries(Object.entries(form).filter(([other]) => other !== key));

const itemOf = ({ id, name, level, years }: FormSkill) => ({
  ...(id === undefined ? { custom_skill: name } : { skill_id: id }),
  proficiency_level: level,
  yrs_of_exp: years,
});

const isSameSkill = (one: FormSkill, other: FormSkill) => JSON.stringify(itemOf(one)) === JSON.stringify(itemOf(other));

export const changedIn = (base: SkillsForm, form: SkillsForm): SkillsForm =>
  Object.fromEntries(
    Object.entries(form).filter(([key, skill]) => base[key] === undefined || !isSameSkill(base[key], skill)),
  );

const named = (form: SkillsForm, { name }: FormSkill) =>
  Object.entries(form).find(([, skill]) => isSameName(skill.name, name));

/** The skills that are there and in the form under a key of its own: added by a call whose answer was lost, or elsewhere. By the keys of the form. */
export const addedBoth = (there: SkillsForm, form: SkillsForm): SkillsForm =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, skill]) => {
      const [id, theirs] = named(there, skill) ?? [];
      return theirs === undefined || id === key ? [] : [[key, theirs]];
    }),
  );

/** What makes of the skills that are there those of the form. What only others have added or taken away stays so. */
export const operationsOf = (there: SkillsForm, form: SkillsForm): SectionOperationInput<'skills'>[] =>
  Object.entries(form).flatMap(([key, skill]): SectionOperationInput<'skills'>[] => {
    const [id, before] = there[key] ? [key, there[key]] : (named(there, skill) ?? []);
    if (id === undefined || before === undefined) return [{ operation: 'insert', ...itemOf(skill) }];
    if (isSameSkill(before, skill)) return [];
    return [{ operation: 'replace', id, ...itemOf(skill) }];
  });

/** The levels as they are chosen. */
export const levelChoices = proficiencyLevels.map((value) => ({ value, label: formatProficiency(value) }));

/** "Expert · 3+ years of experience". */
export const skillWords = (skill: Pick<FormSkill, 'level' | 'years'> | undefined): string =>
  skill === undefined ? 'Removed' : `${formatProficiency(skill.level)} · ${formatSkillYears(skill.years)}`;
