import type { JobPost } from '@waypost/contracts/entities/job-post';
import { type FormEvent, useEffect, useReducer, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type Problem, showRefusals } from '../../forms/server-refusals.ts';
import { toast } from '../../ui/toast.ts';
import { drafts, isSameForm, keyOf } from './draft.ts';
import { formOf, type JobForm } from './job-form.ts';
import type { Owner } from './owner.ts';
import { resolver } from './resolver.ts';
import { type StepId, stepOf } from './steps.ts';
import { usePublish } from './use-publish.ts';
import { startState, type WizardEvent, wizardState } from './wizard-state.ts';

export type Subject = {
  /** What the form begins with, and goes back to. */
  start: JobForm;
  /** The post that is edited; nothing for a new one. */
  post?: JobPost;
};

const undoTime = 10_000;

/** The form with its draft, where somebody stands in it, and what they can do. */
export function useWizard({ start, post }: Subject, owner: Owner) {
  const key = keyOf({ ...owner, jobId: post?._id });
  const [restored] = useState(() => drafts.read(key));
  const [state, dispatch] = useReducer(
    wizardState,
    startState({
      step: restored?.step ?? 'basic',
      version: restored?.version ?? post?.version,
      isRestored: restored !== undefined && !isSameForm(restored.form, start),
    }),
  );
  const { step, version } = state;
  const form = useForm<JobForm, { step: StepId }>({
    defaultValues: restored?.form ?? start,
    resolver,
    context: { step },
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as JobForm;
  const { publish, isPublishing } = usePublish({ post, form, draft: key, dispatch });

  useEffect(() => {
    if (step === 'basic' && isSameForm(values, start)) drafts.clear(key);
    else drafts.keep(key, { form: values, step, ...(version !== undefined && { version }) });
  }, [key, values, step, version, start]);

  /** A step begins unvalidated, but for what the server refused. */
  const move = (event: WizardEvent) => {
    const to = wizardState(state, event).step;
    form.reset(form.getValues(), { keepDefaultValues: true });
    const isShown = ({ field }: Problem) => stepOf(field) === to;
    showRefusals(form.setError, state.refused.filter(isShown));
    dispatch(event);
  };
  const show = (shown: JobForm, at: StepId) => {
    form.reset(shown);
    dispatch({ type: 'restarted', step: at });
  };
  const send = form.handleSubmit(
    () => (step === 'review' ? publish(version) : move({ type: 'step-done' })),
    () => dispatch({ type: 'was-incomplete', form: form.getValues() }),
  );

  return {
    state,
    form,
    values,
    isPublishing,
    submit: (event: FormEvent<HTMLFormElement>) => void send(event),
    goTo: (to: StepId) => move({ type: 'step-chosen', step: to }),
    goBack: () => move({ type: 'went-back' }),
    startFresh: () => {
      const before = { values: structuredClone(form.getValues()), step };
      show(start, 'basic');
      toast.info(post === undefined ? 'The form is empty again' : 'Your changes are discarded', {
        action: { label: 'Undo', onAction: () => show(before.values, before.step) },
        timeout: undoTime,
      });
    },
    leaveConflict: () => dispatch({ type: 'conflict-left' }),
    takeTheirs: (theirs: JobPost) => {
      form.reset(formOf(theirs));
      dispatch({ type: 'theirs-taken' });
      toast.info('The form shows what is there now');
    },
    keepMine: (theirs: JobPost) => {
      dispatch({ type: 'mine-kept' });
      publish(theirs.version);
    },
  };
}
