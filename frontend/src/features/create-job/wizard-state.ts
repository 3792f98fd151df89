import type { JobPost } from '@waypost/contracts/entities/job-post';
import { get } from 'react-hook-form';
import type { Problem } from '../../forms/server-refusals.ts';
import { formOf, type JobForm } from './form/job-form.ts';
import { problemsUpTo, stepAfter, stepBefore, type StepId } from './steps.ts';

/** Why the wizard did not go on, and the last step that was checked. A new `attempt` brings the focus to the message. */
export type Gate = { title: string; upTo: StepId; attempt: number };

/** What the form begins with and resets to, and the version of the published post that it shows; undefined for a new post. */
export type Start = { form: JobForm; version: number | undefined };

/** The state of the wizard, without what is typed, which the form holds. */
export type WizardState = {
  step: StepId;
  start: Start;
  /** The version of the published post on which the edits are based; undefined for a new post. */
  version: number | undefined;
  /** The form shows a draft of an earlier visit. */
  isRestored: boolean;
  gate: Gate | undefined;
  /** What the server refused when it was last asked. */
  refused: readonly Problem[];
  failure: string | undefined;
  /** Somebody closed the post meanwhile: it cannot be saved any more. */
  isClosed: boolean;
  /** What somebody else has saved meanwhile, or was published before its answer was lost, until it is said what is to be. */
  conflict: JobPost | undefined;
};

export type WizardEvent =
  | { type: 'step-chosen'; step: StepId }
  | { type: 'step-done' }
  | { type: 'went-back' }
  | { type: 'was-incomplete'; form: JobForm }
  | { type: 'was-unfit-to-save'; form: JobForm }
  | { type: 'sent' }
  | { type: 'denied' }
  | { type: 'refused'; message: string; problems: readonly Problem[] }
  | { type: 'failed'; message: string; isClosed: boolean }
  | { type: 'conflicted'; post: JobPost }
  | { type: 'was-published'; post: JobPost }
  | { type: 'conflict-left' }
  | { type: 'theirs-taken' }
  | { type: 'mine-kept' }
  | { type: 'restarted'; step: StepId };

const unhindered = { gate: undefined, refused: [] } as const;

export const startState = (begin: Pick<WizardState, 'step' | 'start' | 'version' | 'isRestored'>): WizardState => ({
  ...begin,
  ...unhindered,
  failure: undefined,
  isClosed: false,
  conflict: undefined,
});

const at = (state: WizardState, step: StepId): WizardState => ({
  ...state,
  step,
  failure: undefined,
  isRestored: false,
});

const stopped = (state: WizardState, title: string, upTo: StepId): WizardState => ({
  ...state,
  gate: { title, upTo, attempt: (state.gate?.attempt ?? 0) + 1 },
});

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

/** Something that is filled in, and wrong, is not missing. */
function titleFor(problems: readonly Problem[], form: JobForm, whenMissing: string): string {
  const isMissing = problems.some(({ field }) => isEmpty(get(form, field)));
  return isMissing ? whenMissing : 'Please correct what is wrong here';
}

/** Publishing looks at everything again, and begins from the start with what it misses. */
function incomplete(state: WizardState, form: JobForm): WizardState {
  if (state.step !== 'review') {
    const missing = 'Please fill in all required fields before proceeding';
    return stopped(state, titleFor(problemsUpTo(state.step, form), form, missing), state.step);
  }
  const problems = problemsUpTo('review', form);
  const isOnlyPlace = problems.every(({ field }) => field === 'cities');
  const title = isOnlyPlace
    ? 'Please add at least one location before publishing'
    : titleFor(problems, form, 'Please fill in all required fields');
  return { ...stopped(state, title, 'review'), step: 'basic' };
}

export function wizardState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'step-chosen':
      return at(state, event.step);
    case 'step-done':
      return { ...at(state, stepAfter(state.step)), ...unhindered };
    case 'went-back':
      return { ...at(state, stepBefore(state.step)), ...unhindered };
    case 'was-incomplete':
      return incomplete(state, event.form);
    case 'was-unfit-to-save': {
      const title = titleFor(problemsUpTo('review', event.form), event.form, 'Please fill in all required fields');
      return stopped(state, title, 'review');
    }
    case 'sent':
      return { ...state, ...unhindered, failure: undefined };
    case 'denied':
      return { ...state, conflict: undefined };
    case 'refused':
      return { ...stopped(state, event.message, 'review'), refused: event.problems, conflict: undefined };
    case 'failed':
      return { ...state, failure: event.message, isClosed: event.isClosed, conflict: undefined };
    case 'conflicted':
      // What somebody else has saved is what the form goes back to from then on.
      return { ...state, conflict: event.post, start: { form: formOf(event.post), version: event.post.version } };
    case 'was-published':
      return { ...state, conflict: event.post };
    case 'conflict-left':
      return { ...state, conflict: undefined };
    case 'theirs-taken':
      return { ...state, version: state.start.version, conflict: undefined };
    case 'mine-kept':
      return { ...state, version: state.start.version };
    case 'restarted':
      return { ...at(state, event.step), ...unhindered, version: state.start.version };
  }
}

/** All that stands in the way, once somebody was stopped: what is wrong now, and what only the server knows. */
export function stoppedBy({ gate, refused }: WizardState, form: JobForm): Problem[] | undefined {
  if (gate === undefined) return undefined;
  const problems = problemsUpTo('review', form);
  return [
    ...problemsUpTo(gate.upTo, form),
    ...refused.filter(({ field }) => !problems.some((other) => other.field === field)),
  ];
}
