import type { UseFormReturn } from 'react-hook-form';
import type { JobForm } from '../form/job-form.ts';
import type { StepId } from '../steps.ts';
import { analysedPost, isDecided, withAnalysis } from './analysis.ts';
import { useAnalysis } from './use-analysis.ts';

type Settings = {
  form: Pick<UseFormReturn<JobForm, { step: StepId }>, 'getValues' | 'setValue'>;
  values: JobForm;
  step: StepId;
};

/** Fills in what the text says, and adds what is still being read to what is published. */
export function useFormAnalysis({ form, values, step }: Settings) {
  const analysis = useAnalysis({
    written: analysedPost(values),
    isShown: step === 'analysis' || step === 'review',
    onResult(read) {
      const found = withAnalysis(form.getValues(), read.analysis);
      form.setValue('skills', found.skills);
      form.setValue('minimum_yrs_of_exp_needed', found.minimum_yrs_of_exp_needed);
      form.setValue('maximum_yrs_of_exp_needed', found.maximum_yrs_of_exp_needed);
    },
  });
  const complete = async (written: JobForm): Promise<JobForm> => {
    const read = isDecided(written) ? undefined : await analysis.stillToCome(analysedPost(written));
    return read === undefined ? written : { ...written, ...withAnalysis(written, read) };
  };
  return { analysis, complete };
}
