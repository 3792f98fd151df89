import { autocompleteMinimum, defaults } from '@waypost/contracts/constants';
import { jobSkillInput, type SkillRequirement } from '@waypost/contracts/entities/job-skill';
import { proficiencyLevels } from '@waypost/contracts/profile-choices';
import { X } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { skillGroups } from '../../../entities/job-post/skill-groups.ts';
import { lookUpSkills } from '../../../entities/lookup/lookups.ts';
import { formatProficiency } from '../../../format/proficiency.ts';
import { quoted } from '../../../format/quoted.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { below } from '../../../theme/breakpoints.ts';
import { useMediaQuery } from '../../../ui/behaviour/use-media-query.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { FreeAutocomplete } from '../../../ui/fields/combo/free-autocomplete.tsx';
import { Select } from '../../../ui/fields/select/select.tsx';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { type FormSkill, isSameSkill, type JobForm, type Named } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import { type SkillRead, textNames } from './analysis.ts';

const levels = proficiencyLevels.map((value) => ({ value, label: formatProficiency(value) }));

const requirements: { value: SkillRequirement; label: string }[] = [
  { value: 'required', label: 'Required' },
  { value: 'preferred', label: 'Preferred' },
];

type SkillsProps = {
  /** What an analysis read of it. */
  readOf: (skill: string) => SkillRead | undefined;
  /** The skill whose words are shown in the text. */
  pointed: string | undefined;
  pointAt: (skill: string | undefined) => void;
};

function whereFrom({ is_own }: FormSkill, read: SkillRead | undefined): string {
  const [first, ...others] = read?.evidence ?? [];
  if (first === undefined) return is_own ? 'Added by you' : 'Read from your text';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${quoted(first.text)} in ${textNames[first.field].toLowerCase()}${more}${yearsOf(read)}`;
}

const yearsOf = ({ years }: Pick<SkillRead, 'years'> = {}) =>
  years === undefined || years === 0 ? '' : `, ${years}+ ${years === 1 ? 'year' : 'years'}`;

/** Why a skill cannot be added; nothing where it can. */
function refusalOf(name: string, skills: readonly FormSkill[]): string | undefined {
  if (skills.some(({ skill }) => isSameSkill(skill, name))) return 'This skill has already been added';
  return jobSkillInput.shape.skill.safeParse(name).error?.issues[0]?.message;
}

type SkillRowProps = {
  skill: FormSkill;
  read: SkillRead | undefined;
  isPointed: boolean;
  /** It has just come from the other list, and focus with it. */
  hasMoved: boolean;
  pointAt: SkillsProps['pointAt'];
  onChange: (change: Partial<FormSkill>) => void;
  onRemove: () => void;
};

/** Pointing at a skill shows the words that it was read from. */
function SkillRow({ skill, read, isPointed, hasMoved, pointAt, onChange, onRemove }: SkillRowProps) {
  const name = skill.skill;
  const requirement = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasMoved) requirement.current?.focus();
  }, [hasMoved]);
  // The keyboard goes as the eye does: on a phone it stands beside the name.
  const isPhone = useMediaQuery(below.phone);
  const removal = <IconButton label={`Remove ${name}`} icon={<X size={16} aria-hidden />} onPress={onRemove} />;
  return (
    <li>
      <div
        className={styles.skill}
        data-active={isPointed}
        onPointerEnter={() => pointAt(name)}
        onPointerLeave={() => pointAt(undefined)}
        onFocus={() => pointAt(name)}
        onBlur={() => pointAt(undefined)}
      >
        <div className={styles.skillWords}>
          <Text weight="strong">{name}</Text>
          <Text size="xs" tone="muted">
            {whereFrom(skill, read)}
          </Text>
        </div>
        {isPhone ? removal : null}
        <div className={styles.skillChoices}>
          <Select
            label={`Whether ${name} is required`}
            isLabelHidden
            options={requirements}
            value={skill.requirement}
            onChange={(next) => onChange({ requirement: next })}
            ref={requirement}
          />
          <Select
            label={`Level of ${name}`}
            isLabelHidden
            options={levels}
            placeholder="Any level"
            value={skill.proficiency_level}
            onChange={(proficiency_level) => onChange({ proficiency_level })}
          />
        </div>
        {isPhone ? null : removal}
      </div>
    </li>
  );
}

/** The skills of the form, and what may be done with them. */
function useSkills() {
  const { getValues, setValue } = useFormContext<JobForm>();
  const {
    field: { value: skills, onChange, ...input },
    fieldState,
  } = useController<JobForm, 'skills'>({ name: 'skills' });
  const { refusal, refuse, around } = useRefusal<string>();

  const add = (chosen: Named | null) => {
    if (chosen === null) return;
    const refused = refusalOf(chosen.name, skills);
    if (refused !== undefined) return refuse(refused);
    const { id, name } = chosen;
    onChange([
      ...skills,
      {
        skill: name,
        ...(id !== undefined && { skill_id: id }),
        is_custom: id === undefined,
        proficiency_level: defaults.proficiency,
        requirement: 'required',
        is_own: true,
      },
    ]);
  };
  const recognise = (typed: string, { id, name }: Named) => {
    const isTyped = ({ skill, is_custom }: FormSkill) => is_custom && skill === typed;
    const now = getValues('skills');
    if (id === undefined || !now.some(isTyped)) return;
    const isThere = now.some((other) => !isTyped(other) && isSameSkill(other.skill, name));
    const listed = { skill: name, skill_id: id, is_custom: false };
    onChange(now.flatMap((own) => (!isTyped(own) ? [own] : isThere ? [] : [{ ...own, ...listed }])));
  };
  const change = (skill: FormSkill) =>
    onChange(skills.map((other) => (other.skill === skill.skill ? { ...skill, is_own: true } : other)));
  const remove = (skill: FormSkill) => {
    onChange(skills.filter((other) => other.skill !== skill.skill));
    setValue('removed_skills', [...getValues('removed_skills'), skill.skill]);
  };
  const errorMessage = refusal ?? fieldState.error?.message;
  return {
    skills,
    input: { ref: input.ref, onBlur: input.onBlur, onChange: add, onListed: recognise, errorMessage },
    around,
    change,
    remove,
  };
}

export function Skills({ readOf, pointed, pointAt }: SkillsProps) {
  const { skills, input, around, change, remove } = useSkills();
  const [moved, setMoved] = useState<string>();
  return (
    <section className={styles.group} aria-labelledby="skills-title">
      <Heading level={3} size="md" id="skills-title">
        Skills
      </Heading>
      <div {...around}>
        <FreeAutocomplete
          {...input}
          id={fieldId('skills')}
          label="Add a skill"
          value={null}
          load={lookUpSkills}
          minimum={autocompleteMinimum.skills}
          clearsOnChoice
        />
      </div>
      {skills.length === 0 ? (
        <Text tone="muted">No skills yet. Applicants are scored on the skills listed here.</Text>
      ) : (
        skillGroups(skills).map(({ title, skills: group }) => (
          <Fragment key={title}>
            <Heading level={4} size="sm">
              {title}
            </Heading>
            <ul className={styles.skills} aria-label={title}>
              {group.map((skill) => (
                <SkillRow
                  key={skill.skill}
                  skill={skill}
                  read={readOf(skill.skill)}
                  isPointed={pointed === skill.skill}
                  hasMoved={moved === skill.skill}
                  pointAt={pointAt}
                  onChange={(changed) => {
                    change({ ...skill, ...changed });
                    setMoved(changed.requirement && skill.skill);
                  }}
                  onRemove={() => {
                    remove(skill);
                    pointAt(undefined);
                  }}
                />
              ))}
            </ul>
          </Fragment>
        ))
      )}
    </section>
  );
}
