import { currencies, jobTypes, limits, workModes } from '@waypost/contracts/constants';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CompanyField } from '../../../entities/lookup/company-field.tsx';
import { FormNumber, FormSelect, FormText, FormTextArea } from '../../../forms/fields.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { Columns, Stack } from '../../../ui/page/layout.tsx';
import { type JobForm, monthly } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import { Locations } from './locations.tsx';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function MonthlyPay() {
  const { currency, amount, max_amount } = useWatch<JobForm, 'expected_max_ctc'>({ name: 'expected_max_ctc' });
  const months = [monthly(amount), monthly(max_amount)].filter((month) => month !== undefined);
  const { errors } = useFormState<JobForm>({ name: 'expected_max_ctc.max_amount' });
  const isReversed = (amount ?? 0) > (max_amount ?? Number.POSITIVE_INFINITY);
  // Once it was tried to go on, the field says so itself; the line stays, so that nothing moves.
  const reversed = errors.expected_max_ctc?.max_amount === undefined ? 'The maximum is below the minimum.' : '\u00a0';
  return (
    <output className={styles.quietNote}>
      {isReversed
        ? reversed
        : months.length === 0
          ? 'Without an amount, compensation is discussed in the interview.'
          : `Monthly: ${currency} ${months.map((month) => whole.format(month)).join(' to ')}`}
    </output>
  );
}

function Compensation() {
  const { control } = useFormContext<JobForm>();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>
        Compensation <span className={styles.optional}>(optional)</span>
      </legend>
      <Text size="sm" tone="muted">
        What the job pays per year. Posts that say so are found by people who filter by pay.
      </Text>
      <div className={styles.pay}>
        <FormSelect
          control={control}
          name="expected_max_ctc.currency"
          label="Currency"
          options={optionsOf(currencies)}
        />
        <FormNumber
          control={control}
          name="expected_max_ctc.amount"
          label="Minimum per year"
          comparedWith="expected_max_ctc.max_amount"
        />
        <FormNumber control={control} name="expected_max_ctc.max_amount" label="Maximum per year" />
      </div>
      <MonthlyPay />
    </fieldset>
  );
}

/** Step 1: what and where the job is. */
export function BasicStep() {
  const { control } = useFormContext<JobForm>();
  return (
    <Stack space={6}>
      <FormText control={control} name="title" label="Job title" placeholder="For example: Staff nurse, night shift" />
      <CompanyField label="Company" />
      <Columns count={2}>
        <FormSelect control={control} name="job_type" label="Job type" options={optionsOf(jobTypes)} />
        <FormSelect control={control} name="work_mode" label="Work mode" options={optionsOf(workModes)} />
      </Columns>
      <Locations />
      <FormTextArea
        control={control}
        name="description"
        label="Job description"
        description="What the job is, who they’ll work with and what a typical week looks like."
        rows={9}
        limit={limits.description}
        warnFrom={limits.description - 200}
      />
      <Compensation />
      <Stack space={3}>
        <Heading level={3} size="md">
          Where people apply
        </Heading>
        <FormText
          control={control}
          name="apply_link"
          type="url"
          label="Application link"
          isOptional
          description="With a link, people apply on your own site and no applicants arrive here."
          placeholder="https://"
        />
      </Stack>
    </Stack>
  );
}
