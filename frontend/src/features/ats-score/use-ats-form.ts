import { toNestErrors } from '@hookform/resolvers';
import { hashKey } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { isRefusal } from '../../api/api-error.ts';
import { sortJobText } from '../../entities/job-post/pasted/sort-job-text.ts';
import { fieldId } from '../../forms/field-id.ts';
import { serverRefusals, showRefusals } from '../../forms/server-refusals.ts';
import { focusField } from '../../ui/fields/error-summary.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import {
  type AtsForm,
  checkedJob,
  emptyForm,
  fieldOf,
  fields,
  isDescribed,
  isEmpty,
  knownJobId,
  problemsOf,
  requestOf,
} from './ats-form.ts';
import { keptForm } from './kept-form.ts';
import { type RequestedScore, useRequestedScore } from './use-requested-score.ts';
import { withSorted } from './with-sorted.ts';

const resolver: Resolver<AtsForm> = (form, _context, options) => {
  // Without a link it is not known yet whether the rest is needed.
  const isLinkAlone = form.job_link.trim() === '' && !isDescribed(form);
  const problems = problemsOf(form, location.origin).filter(({ field }) => !isLinkAlone || field === 'job_link');
  if (problems.length === 0) return { values: form, errors: {} };
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'contract', message }]));
  return { values: {}, errors: toNestErrors<AtsForm>(errors, options) };
};

/** Brings focus to a field once it is shown, and a dialog before it is gone. */
function useFocusOnField() {
  const [wanted, setWanted] = useState<{ field: keyof AtsForm }>();
  useEffect(() => {
    if (wanted !== undefined) focusField(fieldId(wanted.field));
  }, [wanted]);
  return (field: keyof AtsForm) => setWanted({ field });
}

/** Puts something else into the form, and answers what takes it back. */
function useReplacing(form: UseFormReturn<AtsForm>, userId: string) {
  const { reset, getValues } = form;
  const change = useCallback((to: AtsForm) => reset(to, { keepDefaultValues: true }), [reset]);
  useEffect(() => keptForm.onPutBack(change), [change]);
  return (next: AtsForm) => {
    const before = getValues();
    change(next);
    return { label: 'Undo', onAction: () => keptForm.putBack(userId, before) };
  };
}

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

  const focusOn = useFocusOnField();

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
    const { origin } = location;
    const isSameJob = asked !== undefined && checkedJob(asked.form, origin) === checkedJob(typed, origin);
    setAsked({
      before: isSameJob ? answer.data : undefined,
      request: requestOf(typed, origin),
      attempt: crypto.randomUUID(),
      form: typed,
      jobId: knownJobId(typed.job_link, origin),
    });
  };
  const ask = form.handleSubmit(send);
  const replace = useReplacing(form, userId);
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
      if (answer.isScoring) return;
      const before = form.getValues();
      const action = replace(typed);
      send(typed);
      if (isEmpty(before) || hashKey([before]) === hashKey([typed])) return;
      toast.info('The form now shows the job that is checked again', { action });
    },
    clear: () => void toast.info('The form is empty', { action: replace(emptyForm) }),
    /** Whether anything was found in the text. */
    fillIn: (text: string): boolean => {
      const found = sortJobText(text);
      if (Object.keys(found).length === 0) return false;
      const before = form.getValues();
      const after = withSorted(before, found);
      const action = replace(after);
      focusOn(fields.find((field) => after[field] !== before[field]) ?? 'job_link');
      toast.success('The fields are filled in. Please look them over.', { action });
      return true;
    },
  };
}
