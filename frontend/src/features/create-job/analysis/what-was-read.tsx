import { defaults } from '@waypost/contracts/constants';
import type { SkillRequirement } from '@waypost/contracts/entities/job-skill';
import type { Analysis } from '@waypost/contracts/entities/score';
import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { Plus } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { quoted } from '../../../format/quoted.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { asksForYears, type FormSkill, isSameSkill, type JobForm } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import { currencyOffered, isPayOffered, saysOtherMode, yearsRead } from './analysis.ts';

/** What a text usually says and this one does not; a text of too few words or in another language is told first. */
export function MissingParts({ missing }: Pick<Analysis, 'missing'>) {
  const ofText = missing.filter(({ code }) => code === 'text' || code === 'language');
  const parts = missing.filter((one) => !ofText.includes(one));
  return (
    <>
      {ofText.map(({ code, message }) => (
        <Banner key={code} tone="warning">
          <Text>{message}</Text>
        </Banner>
      ))}
      {parts.length === 0 ? null : (
        <section className={styles.group} aria-labelledby="missing-title">
          <Heading level={3} size="md" id="missing-title">
            Not found in your text
          </Heading>
          <ul className={styles.missing}>
            {parts.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type SaysOtherProps = {
  /** The words that say so. */
  words: string;
  /** The field of the form, in words. */
  what: string;
  given: string | null;
  said: string;
  onTake: () => void;
};

/** That the text says something else than the form, which can be taken over. */
function SaysOther({ words, what, given, said, onTake }: SaysOtherProps) {
  return (
    <Banner
      actions={
        <Button size="sm" onPress={onTake}>
          {`Change to ${said}`}
        </Button>
      }
    >
      <Text>{`Your text says ${quoted(words)}, but the ${what} is ${given ?? 'not set'}.`}</Text>
    </Banner>
  );
}

/** Where the work is done, what employment it is and what is paid, where the text says so and the form says otherwise. */
export function StatedTerms({ work_mode, job_type, pay }: Pick<Analysis, 'work_mode' | 'job_type' | 'pay'>) {
  const { control, setValue } = useFormContext<JobForm>();
  const [mode, type, given, cities] = useWatch<JobForm, ['work_mode', 'job_type', 'expected_max_ctc', 'cities']>({
    control,
    name: ['work_mode', 'job_type', 'expected_max_ctc', 'cities'],
  });
  const currency = pay && currencyOffered(pay, { expected_max_ctc: given, cities });
  return (
    <>
      {work_mode !== undefined && saysOtherMode(work_mode.work_mode, mode) ? (
        <SaysOther
          words={work_mode.evidence.text}
          what="work mode"
          given={mode}
          said={work_mode.work_mode}
          onTake={() => setValue('work_mode', work_mode.work_mode, { shouldDirty: true })}
        />
      ) : null}
      {job_type !== undefined && job_type.job_type !== type ? (
        <SaysOther
          words={job_type.evidence.text}
          what="job type"
          given={type}
          said={job_type.job_type}
          onTake={() => setValue('job_type', job_type.job_type, { shouldDirty: true })}
        />
      ) : null}
      {pay !== undefined && currency !== undefined && isPayOffered(pay, given) ? (
        <Banner
          actions={
            <Button
              size="sm"
              onPress={() =>
                setValue(
                  'expected_max_ctc',
                  { currency, amount: pay.amount, max_amount: pay.max_amount ?? null },
                  { shouldDirty: true },
                )
              }
            >
              Use this pay
            </Button>
          }
        >
          <Text>Your text says {quoted(pay.evidence.text)}, but no compensation is given.</Text>
        </Banner>
      ) : null}
    </>
  );
}

/** The years that the text names, where the form has none: whoever took them out decides. */
export function StatedYears({ read }: { read: Analysis }) {
  const { control, setValue } = useFormContext<JobForm>();
  const [least, most] = useWatch<JobForm, ['minimum_yrs_of_exp_needed', 'maximum_yrs_of_exp_needed']>({
    control,
    name: ['minimum_yrs_of_exp_needed', 'maximum_yrs_of_exp_needed'],
  });
  const [evidence] = read.years_evidence;
  if (evidence === undefined || !asksForYears(read)) return null;
  if (asksForYears({ minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most })) return null;
  const take = () => {
    const years = yearsRead(read);
    setValue('minimum_yrs_of_exp_needed', years.minimum_yrs_of_exp_needed);
    setValue('maximum_yrs_of_exp_needed', years.maximum_yrs_of_exp_needed);
  };
  return (
    <Banner
      actions={
        <Button size="sm" onPress={take}>
          Use these years
        </Button>
      }
    >
      <Text>Your text says {quoted(evidence.text)}, but no years are given.</Text>
    </Banner>
  );
}

type Offered = {
  skill: string;
  skill_id?: string | undefined;
  proficiency_level?: ProficiencyLevel | undefined;
  requirement?: SkillRequirement;
};

/** Skills that the form does not have, each a press away. */
export function OfferedSkills({ label, offered }: { label: string; offered: readonly Offered[] }) {
  const skills = useController<JobForm, 'skills'>({ name: 'skills' }).field;
  const others = offered.filter(({ skill }) => !skills.value.some((other) => isSameSkill(other.skill, skill)));
  if (others.length === 0) return null;
  const added = ({
    skill,
    skill_id,
    proficiency_level = defaults.proficiency,
    requirement = 'required',
  }: Offered): FormSkill => ({
    skill,
    ...(skill_id !== undefined && { skill_id }),
    is_custom: skill_id === undefined,
    proficiency_level,
    requirement,
    is_own: true,
  });
  return (
    <Stack space={2}>
      <Text tone="muted">{label}</Text>
      <Inline>
        {others.map((one) => (
          <Button
            key={one.skill}
            size="sm"
            icon={<Plus size={16} aria-hidden />}
            aria-label={`Add ${one.skill}`}
            onPress={() => skills.onChange([...skills.value, added(one)])}
          >
            {one.skill}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
