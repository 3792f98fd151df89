import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { describe, expect, test } from 'vitest';
import { emptyForm, formOf, type JobForm } from './form/job-form.ts';
import { startState, stoppedBy, type WizardEvent, type WizardState, wizardState } from './wizard-state.ts';

const filled: JobForm = {
  ...emptyForm,
  title: 'Staff nurse',
  company_name: { name: 'Harbour Clinic' },
  cities: [{ name: 'Leeds' }],
  description: 'Nights on a ward of twenty beds.',
  responsibility: 'Care for patients.',
  minimum_qualification: 'Registered nurse.',
};
const start = { form: emptyForm, version: 3 };
const begun = startState({ step: 'basic', start, version: undefined, isRestored: false });
const after = (start: Partial<WizardState>, ...events: readonly WizardEvent[]) =>
  events.reduce(wizardState, { ...begun, ...start });
const theirs = aJobPost({ title: 'Night nurse', version: 7 });
const refusal = { field: 'cities', message: 'This city is not known' };
const refused: WizardEvent = { type: 'refused', message: 'Failed to publish', problems: [refusal] };

describe('the steps', () => {
  test('follow each other, and end at the review', () => {
    expect(after({}, { type: 'step-done' }, { type: 'step-done' }).step).toBe('analysis');
    expect(after({ step: 'review' }, { type: 'step-done' }).step).toBe('review');
    expect(after({ step: 'analysis' }, { type: 'went-back' }).step).toBe('requirements');
    expect(after({}, { type: 'went-back' }).step).toBe('basic');
  });

  test('can be chosen, and what stopped the person stays in sight', () => {
    const state = after({ step: 'review' }, refused, { type: 'step-chosen', step: 'basic' });
    expect(state).toMatchObject({ step: 'basic', gate: { upTo: 'review' }, refused: [refusal] });
  });

  test('begin without what was said before', () => {
    for (const type of ['step-done', 'went-back'] as const) {
      expect(after({ step: 'analysis', isRestored: true, failure: 'Away' }, refused, { type })).toMatchObject({
        gate: undefined,
        refused: [],
        failure: undefined,
        isRestored: false,
      });
    }
  });
});

describe('what is missing', () => {
  test('keeps the person at a step', () => {
    const state = after({ step: 'requirements' }, { type: 'was-incomplete', form: emptyForm });
    expect(state).toMatchObject({
      step: 'requirements',
      gate: { title: 'Please fill in all required fields before proceeding', upTo: 'requirements' },
    });
  });

  test('is told apart from what is filled in and wrong', () => {
    const form = { ...filled, expected_max_ctc: { currency: 'USD' as const, amount: 9, max_amount: 7 } };
    const title = 'Please correct what is wrong here';
    expect(after({}, { type: 'was-incomplete', form })).toMatchObject({ step: 'basic', gate: { title } });
    expect(after({ step: 'requirements' }, { type: 'was-unfit-to-save', form })).toMatchObject({
      step: 'requirements',
      gate: { title, upTo: 'review' },
    });
  });

  test('leads back to the first step when it is found at publishing', () => {
    const state = after({ step: 'review' }, { type: 'was-incomplete', form: { ...filled, title: '', cities: [] } });
    expect(state).toMatchObject({
      step: 'basic',
      gate: { title: 'Please fill in all required fields', upTo: 'review' },
    });
  });

  test('is called a location where it is nothing else', () => {
    const state = after({ step: 'review' }, { type: 'was-incomplete', form: { ...filled, cities: [] } });
    expect(state.gate?.title).toBe('Please add at least one location before publishing');
  });

  test('is said anew with each attempt', () => {
    const stopped: WizardEvent = { type: 'was-incomplete', form: emptyForm };
    expect(after({}, stopped).gate?.attempt).toBe(1);
    expect(after({}, stopped, stopped).gate?.attempt).toBe(2);
  });

  test('is said as long as it is missing, and no longer', () => {
    const state = after({}, { type: 'was-incomplete', form: { ...filled, title: '' } });
    expect(stoppedBy(state, { ...filled, title: '' })).toEqual([{ field: 'title', message: 'Job title is required' }]);
    expect(stoppedBy(state, filled)).toEqual([]);
    expect(stoppedBy(begun, { ...filled, title: '' })).toBeUndefined();
  });
});

describe('what the server says', () => {
  test('of a field stands beside what is missing, once for each field', () => {
    const state = after({ step: 'review' }, refused);
    expect(stoppedBy(state, filled)).toEqual([refusal]);
    expect(stoppedBy(state, { ...filled, cities: [] })).toEqual([
      { field: 'cities', message: 'Please add at least one location' },
    ]);
  });

  test('is forgotten when it is asked again', () => {
    const state = after(
      { step: 'review' },
      refused,
      { type: 'failed', message: 'Away', isClosed: false },
      { type: 'sent' },
    );
    expect(state).toMatchObject({ gate: undefined, refused: [], failure: undefined });
  });

  test('of a failure leaves everything where it is', () => {
    expect(after({ step: 'review', version: 3 }, { type: 'failed', message: 'Away', isClosed: false })).toEqual({
      ...begun,
      step: 'review',
      version: 3,
      failure: 'Away',
    });
  });
});

describe('a post that somebody else has changed', () => {
  const conflicted: WizardEvent = { type: 'conflicted', post: theirs };

  test('is asked about, and asking can be left', () => {
    expect(after({ version: 3 }, conflicted)).toMatchObject({ version: 3, conflict: theirs });
    expect(after({ version: 3 }, conflicted, { type: 'conflict-left' })).toMatchObject({
      version: 3,
      conflict: undefined,
    });
  });

  test('is edited on when theirs is taken', () => {
    expect(after({ version: 3 }, conflicted, { type: 'theirs-taken' })).toMatchObject({
      version: 7,
      conflict: undefined,
    });
  });

  test('is asked about until mine is saved over it', () => {
    const saving = after({ version: 3 }, conflicted, { type: 'mine-kept' }, { type: 'sent' });
    expect(saving).toMatchObject({ version: 7, conflict: theirs });
    for (const event of [{ type: 'failed', message: 'Away', isClosed: false }, { type: 'denied' }, refused] as const) {
      expect(wizardState(saving, event).conflict).toBeUndefined();
    }
  });
});

describe('a fresh start', () => {
  const restarted: WizardEvent = { type: 'restarted', step: 'basic' };

  test('forgets what was said, and goes out from the version that it goes back to', () => {
    const state = after({ step: 'review', version: 2, isRestored: true }, refused, restarted);
    expect(state).toEqual({ ...begun, version: 3 });
  });

  test('goes back to what somebody else has saved, once that was seen', () => {
    const seen: WizardEvent = { type: 'conflicted', post: theirs };
    for (const type of ['theirs-taken', 'mine-kept', 'conflict-left'] as const) {
      expect(after({ version: 3 }, seen, { type }, restarted)).toMatchObject({
        version: 7,
        start: { form: formOf(theirs), version: 7 },
      });
    }
  });
});
