import { autocompleteMinimum, defaults, proficiencyLevels } from '@waypost/contracts/constants';
import { jobSkillInput, type SkillRequirement } from '@waypost/contracts/entities/job-skill';
import { X } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { lookUpSkills } from '../../entities/lookup/lookups.ts';
import { formatProficiency } from '../../format/proficiency.ts';
import { fieldId } from '../../forms/field-id.ts';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { type SkillRead, textNames } from './analysis.ts';
import { type FormSkill, isSameSkill, type JobForm, type Named } from './job-form.ts';
import * as styles from './wizard.css.ts';

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
  return `“${first.text}” in ${textNames[first.field].toLowerCase()}${more}${yearsOf(read)}`;
}

const yearsOf = ({ years }: Pick<SkillRead, 'years'> = {}) =>
  years === undefined || years === 0 ? '' : `, ${years}+ ${years === 1 ? 'year' : 'years'}`;

/** Why a skill cannot be added; nothing where it can. */
function refusalOf(name: string, skills: readonly FormSkill[]): string | undefined {
  if (skills.some(({ skill }) => isSameSkill(skill, name))) return 'This skill has already been added';
  return jobSkillInput.shape.skill.safeParse(name).success
    ? undefined
    : 'Custom skill name must be at least 2 characters long';
}

type SkillRowProps = {
  skill: FormSkill;
  read: SkillRead | undefined;
  isPointed: boolean;
  pointAt: SkillsProps['pointAt'];
  onChange: (change: Partial<FormSkill>) => void;
  onRemove: () => void;
};

/** Pointing at a skill shows the words that it was read from. */
function SkillRow({ skill, read, isPointed, pointAt, onChange, onRemove }: SkillRowProps) {
  const name = skill.skill;
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
        <div className={styles.skillChoices}>
          <Select
            label={`Whether ${name} is required`}
            isLabelHidden
            options={requirements}
            value={skill.requirement}
            onChange={(requirement) => onChange({ requirement })}
          />
          <Select
            label={`Level of ${name}`}
            isLabelHidden
            options={levels}
            value={skill.proficiency_level}
            onChange={(proficiency_level) => onChange({ proficiency_level })}
          />
        </div>
        <IconButton label={`Remove ${name}`} icon={<X size={16} aria-hidden />} onPress={onRemove} />
      </div>
    </li>
  );
}

export function Skills({ readOf, pointed, pointAt }: SkillsProps) {
  const { getValues, setValue } = useFormContext<JobForm>();
  const {
    field: { ref, value: skills, onChange, onBlur },
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
  const change = (skill: FormSkill) =>
    onChange(skills.map((other) => (other.skill === skill.skill ? { ...skill, is_own: true } : other)));
  const remove = (skill: FormSkill) => {
    onChange(skills.filter((other) => other.skill !== skill.skill));
    setValue('removed_skills', [...getValues('removed_skills'), skill.skill]);
    pointAt(undefined);
  };

  return (
    <section className={styles.group} aria-labelledby="skills-title">
      <Heading level={3} size="md" id="skills-title">
        Required skills
      </Heading>
      <div {...around}>
        <Autocomplete
          id={fieldId('skills')}
          label="Add a skill"
          value={null}
          onChange={add}
          onBlur={onBlur}
          ref={ref}
          load={lookUpSkills}
          minimum={autocompleteMinimum.skills}
          allowsCustom
          clearsOnChoice
          errorMessage={refusal ?? fieldState.error?.message}
        />
      </div>
      {skills.length === 0 ? (
        <Text tone="muted">No skills yet. Applicants are scored on the skills listed here.</Text>
      ) : (
        <ul className={styles.skills} aria-label="Required skills">
          {skills.map((skill) => (
            <SkillRow
              key={skill.skill}
              skill={skill}
              read={readOf(skill.skill)}
              isPointed={pointed === skill.skill}
              pointAt={pointAt}
              onChange={(changed) => change({ ...skill, ...changed })}
              onRemove={() => remove(skill)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
