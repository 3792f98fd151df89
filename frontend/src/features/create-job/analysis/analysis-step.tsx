import { limits } from '@waypost/contracts/constants';
import { ScanText, Sparkles } from 'lucide-react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatExperience } from '../../../format/experience.ts';
import { quoted } from '../../../format/quoted.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { NumberField } from '../../../ui/fields/text/number-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { BoneLines, Loading } from '../../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/state.tsx';
import { type JobForm, levelOf, type Years } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import { readOf } from './analysis.ts';
import { Skills } from './skills.tsx';
import type { AnalysisState } from './use-analysis.ts';
import { MissingParts, OfferedSkills, StatedTerms, StatedYears } from './what-was-read.tsx';

/** What is pointed at: a skill by its name, or the years. */
export type Pointed = { kind: 'skill'; name: string } | { kind: 'years' } | undefined;
type Point = (pointed: Pointed) => void;

type YearsProps = { name: keyof Years; label: string; comparedWith?: keyof Years };

function YearsField({ name, label, comparedWith }: YearsProps) {
  const { setValue } = useFormContext<JobForm>();
  const { field, fieldState } = useController<JobForm, keyof Years>({
    name,
    ...(comparedWith !== undefined && { rules: { deps: comparedWith } }),
  });
  return (
    <NumberField
      {...field}
      value={field.value ?? NaN}
      id={fieldId(name)}
      label={label}
      minValue={0}
      maxValue={limits.experienceYears}
      step={1}
      hasSteppers
      onChange={(value) => {
        setValue('experience_is_own', true);
        field.onChange(Number.isNaN(value) ? null : value);
      }}
      errorMessage={fieldState.error?.message}
    />
  );
}

function ExperienceRange({ pointAt }: { pointAt: Point }) {
  const [minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed, isOwn] = useWatch<
    JobForm,
    ['minimum_yrs_of_exp_needed', 'maximum_yrs_of_exp_needed', 'experience_is_own']
  >({ name: ['minimum_yrs_of_exp_needed', 'maximum_yrs_of_exp_needed', 'experience_is_own'] });
  const years = { minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed };
  // "Six months" was read.
  const fewest = minimum_yrs_of_exp_needed === 0 && !isOwn ? 'Less than a year' : '';
  const isReversed = (minimum_yrs_of_exp_needed ?? 0) > (maximum_yrs_of_exp_needed || Number.POSITIVE_INFINITY);
  const level = isReversed ? undefined : levelOf(years);
  const { errors } = useFormState<JobForm>({ name: 'maximum_yrs_of_exp_needed' });
  // Once it was tried to go on, the field says so itself; the line stays, so that nothing moves.
  const reversed = errors.maximum_yrs_of_exp_needed === undefined ? 'The maximum is below the minimum.' : '\u00a0';
  return (
    <section className={styles.group} aria-labelledby="experience-title">
      <Heading level={3} size="md" id="experience-title">
        Experience
      </Heading>
      <div
        className={styles.years}
        onPointerEnter={() => pointAt({ kind: 'years' })}
        onPointerLeave={() => pointAt(undefined)}
        onFocus={() => pointAt({ kind: 'years' })}
        onBlur={() => pointAt(undefined)}
      >
        <YearsField name="minimum_yrs_of_exp_needed" label="Minimum years" comparedWith="maximum_yrs_of_exp_needed" />
        <YearsField name="maximum_yrs_of_exp_needed" label="Maximum years" />
        <output className={styles.level}>
          <Inline>
            {level === undefined ? null : <Badge tone="info">{level}</Badge>}
            <Text as="span" tone="muted" numeric>
              {isReversed ? reversed : (formatExperience(years) ?? fewest)}
            </Text>
          </Inline>
        </output>
      </div>
      <Text size="xs" tone="muted">
        Leave the maximum empty for “3+ years”, or both if no experience is needed.
      </Text>
    </section>
  );
}

function Hints({ analysis }: { analysis: AnalysisState }) {
  const hints = analysis.analysed?.analysis.hints ?? [];
  if (hints.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="hints-title">
      <Heading level={3} size="md" id="hints-title">
        Wording
      </Heading>
      {hints.map(({ code, message, words }) => (
        <Banner key={code} tone="warning">
          <Text>{message}</Text>
          {words.length === 0 ? null : <Text tone="muted">{words.map((word) => quoted(word)).join(', ')}</Text>}
        </Banner>
      ))}
    </section>
  );
}

function AnalyzeButton({ analysis }: { analysis: AnalysisState }) {
  return (
    <Stack space={2} align="start">
      <Button
        icon={<Sparkles size={16} aria-hidden />}
        isDisabled={!analysis.isPossible}
        isPending={analysis.status === 'analyzing'}
        pendingLabel="Analyzing…"
        onPress={analysis.analyze}
        {...(!analysis.isPossible && { 'aria-describedby': 'analyze-needs' })}
      >
        Analyze Job Requirements
      </Button>
      <output>
        {analysis.status === 'result' ? (
          <Text as="span" tone="success">
            Job analysis completed successfully!
          </Text>
        ) : null}
      </output>
      {analysis.isPossible ? null : (
        <Text id="analyze-needs" tone="muted">
          Please complete the title, description, and minimum qualifications before analyzing
        </Text>
      )}
    </Stack>
  );
}

function Outcome({ analysis }: { analysis: AnalysisState }) {
  if (analysis.status === 'failed') {
    return (
      <ErrorState title="Analysis Failed" onRetry={analysis.analyze}>
        {analysis.message} What you typed is safe, and you can set the experience and skills by hand.
      </ErrorState>
    );
  }
  if (analysis.analysed !== undefined) return null;
  if (analysis.status === 'analyzing') {
    return (
      <Loading label="Analyzing job requirements">
        <BoneLines count={4} />
      </Loading>
    );
  }
  return (
    <EmptyState icon={<ScanText size={24} aria-hidden />} title="Not analyzed yet">
      Skills and years of experience will be read from your text; you can change any of them.
    </EmptyState>
  );
}

/** Step 3: skills and years, each with the words that it was read from. */
export function AnalysisStep({
  analysis,
  pointed,
  pointAt,
}: {
  analysis: AnalysisState;
  pointed: Pointed;
  pointAt: Point;
}) {
  const read = analysis.analysed?.analysis;
  return (
    <Stack space={6}>
      <AnalyzeButton analysis={analysis} />
      <Outcome analysis={analysis} />
      {read === undefined ? null : <StatedTerms {...read} />}
      <ExperienceRange pointAt={pointAt} />
      {read === undefined ? null : <StatedYears read={read} />}
      <Stack space={4}>
        <Skills
          readOf={(name) => readOf(read, name)}
          pointed={pointed?.kind === 'skill' ? pointed.name : undefined}
          pointAt={(name) => pointAt(name === undefined ? undefined : { kind: 'skill', name })}
        />
        <OfferedSkills label="In your text, but not listed here:" offered={read?.skills ?? []} />
        <OfferedSkills label="Also in your text. Add what is a skill:" offered={read?.other_skills ?? []} />
        <OfferedSkills label="Common for this role, but not in your text:" offered={read?.missing_usual_skills ?? []} />
      </Stack>
      {read === undefined ? null : <MissingParts missing={read.missing} />}
      <Hints analysis={analysis} />
    </Stack>
  );
}
