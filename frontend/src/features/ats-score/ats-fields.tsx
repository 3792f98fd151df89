import { limits } from '@waypost/contracts/constants';
import { ClipboardPaste, Link2 } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { CompanyField } from '../../entities/lookup/company-field.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { FormText, FormTextArea } from '../../forms/fields.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { TextField } from '../../ui/fields/text/text-field.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import type { AtsForm } from './ats-form.ts';

/** As they are specified. */
export const fieldNames: Record<keyof AtsForm, string> = {
  job_link: 'Job URL',
  company_name: 'Company Name',
  title: 'Job Title',
  responsibility: 'Responsibilities',
  minimum_qualification: 'Minimum Qualifications',
  preferred_qualification: 'Preferred Qualifications',
};

/** No link has line ends: what has some is the text of a job that was meant for the fields below. */
const isText = (pasted: string) => pasted.trim().includes('\n');

export function JobLink({ onPasteText }: { onPasteText: (text: string) => void }) {
  const { field, fieldState } = useController<AtsForm, 'job_link'>({ name: 'job_link' });
  return (
    <TextField
      {...field}
      id={fieldId('job_link')}
      label={fieldNames.job_link}
      inputMode="url"
      autoComplete="off"
      spellCheck="false"
      placeholder="https://"
      description="The address of the job’s page, here or on any other site."
      errorMessage={fieldState.error?.message}
      leading={<Link2 size={16} aria-hidden />}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (!isText(pasted)) return;
        event.preventDefault();
        onPasteText(pasted);
      }}
    />
  );
}

/** What has to be known of a job of another site. */
export function DescribedJob({ onPaste }: { onPaste: () => void }) {
  const { control } = useFormContext<AtsForm>();
  return (
    <Stack as="section" space={4} aria-label="About the job">
      <Inline justify="between">
        <Stack space={0}>
          <Heading level={2} size="md">
            About the job
          </Heading>
          <Text tone="muted">This link isn’t on Waypost, so the job’s text is needed.</Text>
        </Stack>
        <Button icon={<ClipboardPaste size={16} aria-hidden />} onPress={onPaste}>
          Paste the whole text
        </Button>
      </Inline>
      <CompanyField label={fieldNames.company_name} />
      <FormText control={control} name="title" label={fieldNames.title} placeholder="As written in the post" />
      <FormTextArea
        control={control}
        name="responsibility"
        label={fieldNames.responsibility}
        rows={5}
        limit={limits.qualification}
        warnFrom={limits.qualification - 500}
      />
      <FormTextArea
        control={control}
        name="minimum_qualification"
        label={fieldNames.minimum_qualification}
        rows={5}
        limit={limits.qualification}
        warnFrom={limits.qualification - 500}
      />
      <FormTextArea
        control={control}
        name="preferred_qualification"
        label={fieldNames.preferred_qualification}
        isOptional
        rows={3}
        limit={limits.qualification}
        warnFrom={limits.qualification - 500}
      />
    </Stack>
  );
}
