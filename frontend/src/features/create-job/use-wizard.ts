import type { JobPost } from '@waypost/contracts/entities/job-post';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { forgetAttempt } from '../../forms/attempt-key.ts';
import { type Problem, showRefusals } from '../../forms/server-refusals.ts';
import { useDraftElsewhere } from '../../forms/use-draft-elsewhere.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { type Draft, drafts, forgetDraft, isSameForm, keyOf } from './form/draft.ts';
import { formOf, type JobForm } from './form/job-form.ts';
import type { Owner } from './form/owner.ts';
import { resolver } from './form/resolver.ts';
import { usePublish } from './publishing/use-publish.ts';
import type { Complete } from './publishing/use-save.ts';
import { problemsUpTo, type StepId, stepOf } from './steps.ts';
import { useStepHistory } from './use-step-history.ts';
import { startState, type WizardEvent, wizardState } from './wizard-state.ts';

export type Subject = {
  /** What the form begins with, and goes back to. */
  start: JobForm;
  /** The post that is edited; nothing for a new one. */
  post?: JobPost;
};

/** What the draft kept on this device is of: what is typed here, what is typed in another window, or there is none. */
export type DraftState = 'none' | 'here' | 'elsewhere';

/** Keeps what is typed; nothing of a form that says no more than it began with, whichever step is looked at. */
function useDraftState(key: string, { form, step, version }: Draft, start: JobForm): DraftState {
  const isUntouched = isSameForm(form, start);
  const [draftState, setDraftState] = useState<DraftState>('none');
  const last = useRef(form);
  useEffect(() => {
    if (isUntouched) forgetDraft(key, last.current);
    last.current = form;
    const isKept = !isUntouched && drafts.keep(key, { form, step, ...(version !== undefined && { version }) });
    setDraftState(isKept ? 'here' : 'none');
  }, [key, form, step, version, isUntouched]);
  // It may also have been published there.
  useDraftElsewhere(key, () => setDraftState(drafts.read(key) === undefined ? 'none' : 'elsewhere'));
  return draftState;
}

const isWhole = (form: JobForm) => problemsUpTo('review', form).length === 0;

type InConflict = Pick<ReturnType<typeof usePublish>, 'publish'> & {
  form: UseFormReturn<JobForm, { step: StepId }>;
  dispatch: Dispatch<WizardEvent>;
};

/** What can be done where the post stands there as somebody else has saved it, or went out before. */
const waysOutOfConflict = (key: string, { form, dispatch, publish }: InConflict) => ({
  leaveConflict: () => dispatch({ type: 'conflict-left' }),
  takeTheirs(theirs: JobPost) {
    form.reset(formOf(theirs));
    dispatch({ type: 'theirs-taken' });
    toast.info('The form now shows the saved version');
  },
  keepMine(over: JobPost, complete?: Complete) {
    dispatch({ type: 'mine-kept' });
    publish(over.version, { over, complete });
  },
  publishSecond(complete: Complete) {
    forgetAttempt(key);
    publish(undefined, { complete });
  },
});

/** The form with its draft, where somebody stands in it, and what they can do. */
export function useWizard({ start: first, post }: Subject, owner: Owner) {
  const key = keyOf({ ...owner, jobId: post?._id });
  const [restored] = useState(() => drafts.read(key));
  const [state, dispatch] = useReducer(
    wizardState,
    startState({
      step: restored?.step ?? 'basic',
      start: { form: first, version: post?.version },
      version: restored?.version ?? post?.version,
      isRestored: restored !== undefined && !isSameForm(restored.form, first),
    }),
  );
  const { step, version } = state;
  const start = state.start.form;
  const form = useForm<JobForm, { step: StepId }>({
    defaultValues: restored?.form ?? first,
    resolver,
    context: { step },
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as JobForm;
  const { publish, isPublishing } = usePublish({ post, form, start: state.start, draft: key, dispatch });
  const draftState = useDraftState(key, { form: values, step, ...(version !== undefined && { version }) }, start);

  /** A step begins unvalidated, but for what the server refused. */
  const move = (event: WizardEvent) => {
    const to = wizardState(state, event).step;
    form.reset(form.getValues(), { keepDefaultValues: true });
    const isShown = ({ field }: Problem) => stepOf(field) === to;
    showRefusals(form.setError, state.refused.filter(isShown));
    dispatch(event);
  };
  const goTo = (to: StepId) => move({ type: 'step-chosen', step: to });
  useStepHistory({ step, values, show: goTo });
  const send = (complete: Complete) =>
    form.handleSubmit(
      () => (step === 'review' ? publish(version, { complete }) : move({ type: 'step-done' })),
      () => dispatch({ type: 'was-incomplete', form: form.getValues() }),
    );

  const begin = (next: JobForm) => {
    form.reset(next);
    dispatch({ type: 'restarted', step: 'basic' });
  };

  const unfit = () => dispatch({ type: 'was-unfit-to-save', form: form.getValues() });
  const save = form.handleSubmit(() => (isWhole(form.getValues()) ? publish(version) : unfit()), unfit);

  return {
    state,
    form,
    values,
    isPublishing,
    /** @param complete adds what is still being read when it is published. */
    submit: (complete: Complete) => void send(complete)(),
    goTo,
    goBack: () => move({ type: 'went-back' }),
    draft: key,
    draftState,
    hasMoreThanTitle: !isSameForm({ ...values, title: start.title }, start),
    /** From any step: what is published must hold as a whole. */
    save: () => void save(),
    hasAnything: () => !isSameForm(form.getValues(), start),
    /** What another post says stands in the form, from the first step on. */
    copy(next: JobForm) {
      forgetAttempt(key);
      begin(next);
    },
    startFresh: () => begin(start),
    ...waysOutOfConflict(key, { form, dispatch, publish }),
  };
}
