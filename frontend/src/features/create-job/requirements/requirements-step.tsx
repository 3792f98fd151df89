import { useFormContext } from 'react-hook-form';
import { FormTextArea } from '../../../forms/fields.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import type { JobForm } from '../form/job-form.ts';
import { Questions } from './questions.tsx';

/** Step 2: what the job asks for. */
export function RequirementsStep() {
  const { control } = useFormContext<JobForm>();
  return (
    <Stack space={6}>
      <FormTextArea
        control={control}
        name="responsibility"
        label="Key responsibilities"
        description="One per line."
        rows={7}
      />
      <FormTextArea
        control={control}
        name="minimum_qualification"
        label="Minimum qualifications"
        description="What applicants must have. Name skills and years; the next step reads them from here."
        rows={6}
      />
      <FormTextArea
        control={control}
        name="preferred_qualification"
        label="Preferred qualifications"
        isOptional
        description="What is nice to have and can be learned on the job."
        rows={4}
      />
      <Questions />
    </Stack>
  );
}
