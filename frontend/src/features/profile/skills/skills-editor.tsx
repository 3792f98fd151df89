import { autocompleteMinimum } from '@waypost/contracts/constants';
import type { Profile } from '@waypost/contracts/entities/profile';
import { profileMessages } from '@waypost/contracts/entities/profile-messages';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { lookUpSkills } from '../../../entities/lookup/lookups.ts';
import { skillYearChoices } from '../../../format/skill-years.ts';
import { below } from '../../../theme/breakpoints.ts';
import { useMediaQuery } from '../../../ui/behaviour/use-media-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Autocomplete } from '../../../ui/fields/combo/autocomplete.tsx';
import type { LookupValue } from '../../../ui/fields/combo/lookup.ts';
import { Select } from '../../../ui/fields/select/select.tsx';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { MergeView } from '../editor/merge-view.tsx';
import { type FormSkill, hasSkill, levelChoices, type SkillsForm, skillWords, withSkill } from './skills-form.ts';
import * as styles from './skills.css.ts';
import { useSkillsEdit } from './use-skills-edit.ts';

type SkillRowProps = { skill: FormSkill; onChange: (skill: FormSkill) => void; onRemove: () => void };

function SkillRow({ skill, onChange, onRemove }: SkillRowProps) {
  const { name, level, years } = skill;
  // The keyboard goes as the eye does: on a phone it stands beside the name.
  const isPhone = useMediaQuery(below.phone);
  const removal = <IconButton label={`Remove ${name}`} icon={<X size={16} aria-hidden />} onPress={onRemove} />;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Text weight="strong">{name}</Text>
      </div>
      {isPhone ? removal : null}
      <Select
        label={`Level of ${name}`}
        isLabelHidden
        options={levelChoices}
        value={level}
        onChange={(next) => onChange({ ...skill, level: next })}
      />
      <Select
        label={`Years of experience with ${name}`}
        isLabelHidden
        options={skillYearChoices}
        value={skillYearChoices[years]?.value ?? '0'}
        onChange={(next) => onChange({ ...skill, years: Number(next) })}
      />
      {isPhone ? null : removal}
    </li>
  );
}

/** Only what is listed can be chosen, and once. */
function SkillSearch({ form, onAdd }: { form: SkillsForm; onAdd: (form: SkillsForm) => void }) {
  const { refusal, refuse, around } = useRefusal<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const add = (chosen: LookupValue | null) => {
    if (chosen?.id === undefined) return;
    const { id, name } = chosen;
    if (hasSkill(form, chosen)) refuse('This skill has already been added');
    else onAdd(withSkill(form, { id, name }));
  };
  return (
    <div {...around}>
      <Autocomplete
        ref={input}
        label="Add a skill"
        value={null}
        onChange={add}
        load={lookUpSkills}
        minimum={autocompleteMinimum.skills}
        clearsOnChoice
        noResults={profileMessages.skill}
        errorMessage={refusal}
      />
    </div>
  );
}

/** All skills, edited where they stand. */
export function SkillsEditor({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { form, isSaving, conflict, change, remove, save, discard, resolve, leaveConflict } = useSkillsEdit({
    profile,
    onClose,
  });
  const names = Object.fromEntries(Object.entries(form).map(([key, { name }]) => [key, name]));
  return (
    <Stack space={4}>
      <SkillSearch form={form} onAdd={change} />
      <ul className={styles.rows} aria-label="Your skills">
        {Object.entries(form).map(([key, skill]) => (
          <SkillRow
            key={key}
            skill={skill}
            onChange={(next) => change({ ...form, [key]: next })}
            onRemove={() => remove(key)}
          />
        ))}
      </ul>
      <Inline justify="end">
        <Button isDisabled={isSaving} onPress={discard}>
          Cancel
        </Button>
        <Button variant="primary" isPending={isSaving} pendingLabel="Saving…" onPress={save}>
          Save
        </Button>
      </Inline>
      {conflict === undefined ? null : (
        <MergeView
          conflict={conflict}
          labels={names}
          tell={(skill) => skillWords((skill ?? undefined) as FormSkill | undefined)}
          isSaving={isSaving}
          onResolve={(mine) => resolve(mine, conflict)}
          onBack={leaveConflict}
          onDiscard={discard}
        />
      )}
    </Stack>
  );
}
