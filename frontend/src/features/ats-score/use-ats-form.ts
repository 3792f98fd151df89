import { toNestErrors } from '@hookform/resolvers';
import { type FormEvent, useEffect, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { isRefusal } from '../../api/api-error.ts';
import { type RequestedScore, useRequestedScore } from '../../entities/score/queries.ts';
import { serverRefusals, showRefusals } from '../../forms/server-refusals.ts';
import { toast } from '../../ui/toast.ts';
import {
  type AtsForm,
  emptyForm,
  fieldOf,
  isDescribed,
  isEmpty,
  knownJobId,
  problemsOf,
  requestOf,
} from './ats-form.ts';
import { keptForm } from './kept-form.ts';
import { sortJobText, withSorted } from './sort-job-text.ts';

const resolver: Resolver<AtsForm> = (form, _context, options) => {
  // Without a link it is not known yet whether the rest is needed.
  const isLinkAlone = form.job_link.trim() === '' && !isDescribed(form);
  const problems = problemsOf(form, location.origin).filter(({ field }) => !isLinkAlone || field === 'job_link');
  if (problems.length === 0) return { values: form, errors: {} };
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'contract', message }]));
  return { values: {}, errors: toNestErrors<AtsForm>(errors, options) };
};

/** What was scored, as the result names it. */
export type Scored = RequestedScore & { form: AtsForm; jobId: string | undefined };

/** The form, kept while it is typed, and the score that was asked for last. */
export function useAtsForm(userId: string) {
  const [start] = useState(() => keptForm.read(userId));
  const form = useForm<AtsForm>({ defaultValues: start, resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as AtsForm;
  const { errors, submitCount } = form.formState;
  const jobId = knownJobId(values.job_link, location.origin);
  useEffect(() => {
    if (isEmpty(values)) keptForm.clear(userId);
    else keptForm.keep(userId, values);
  }, [userId, values]);

  const [asked, setAsked] = useState<Scored>();
  const answer = useRequestedScore(asked);
  const { error } = answer;
  useEffect(() => {
    showRefusals(
      form.setError,
      serverRefusals(error, fieldOf).filter(({ field }) => field in emptyForm),
    );
  }, [error, form.setError]);

  const send = (typed: AtsForm) => {
    if (answer.isScoring) return;
    const request = requestOf(typed, location.origin);
    setAsked({
      before: answer.data,
      request,
      attempt: crypto.randomUUID(),
      form: typed,
      jobId: knownJobId(typed.job_link, location.origin),
    });
  };
  const ask = form.handleSubmit(send);
  const change = (next: AtsForm) => form.reset(next, { keepDefaultValues: true });
  return {
    form,
    values,
    jobId,
    errors,
    submitCount,
    asked,
    answer,
    /** The server has said at the fields what is wrong. */
    isRefused: isRefusal(error, 'validation-error') && error.errors.length > 0,
    needsWords: jobId === undefined && (values.job_link.trim() !== '' || isDescribed(values)),
    isEmpty: isEmpty(values),
    submit: (event: FormEvent<HTMLFormElement>) => void ask(event),
    /** The same job as before. */
    again: (typed: AtsForm) => {
      change(typed);
      send(typed);
    },
    clear: () => {
      const before = form.getValues();
      change(emptyForm);
      toast.info('The form is empty', { action: { label: 'Undo', onAction: () => change(before) } });
    },
    /** Whether anything was found in the text. */
    fillIn: (text: string): boolean => {
      const found = sortJobText(text);
      if (Object.keys(found).length === 0) return false;
      const before = form.getValues();
      change(withSorted(before, found));
      toast.success('The fields are filled in. Please look them over.', {
        action: { label: 'Undo', onAction: () => change(before) },
      });
      return true;
    },
  };
}
