import { type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import type { JobForm } from './job-form.ts';

/** Whether a field says itself that something is wrong with it. */
export function useHasError(name: FieldPath<JobForm>): boolean {
  const { control, getFieldState } = useFormContext<JobForm>();
  return getFieldState(name, useFormState({ control, name })).invalid;
}
