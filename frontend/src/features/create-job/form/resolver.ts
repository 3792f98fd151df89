import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import { problemsUpTo, type StepId } from '../steps.ts';
import type { JobForm } from './job-form.ts';

/** Holds the form to the contract, as far as the step that is to be left. */
export const resolver: Resolver<JobForm, { step: StepId }> = (form, context, options) => {
  const problems = problemsUpTo(context?.step ?? 'review', form);
  if (problems.length === 0) return { values: form, errors: {} };
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'contract', message }]));
  return { values: {}, errors: toNestErrors<JobForm>(errors, options) };
};
