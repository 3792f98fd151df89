import { limits, settableStatuses } from '@waypost/contracts/constants';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { created, decided } from '@waypost/runtime/testing/decided';
import { expect, test } from 'vitest';
import {
  anonymise,
  attachCard,
  attachScore,
  changeStatus,
  nextSubmission,
  requireSettable,
  submit,
  submitAgain,
  wasPicked,
  type Application,
  type Submission,
} from './application.ts';

const morning = '2026-03-02T08:00:00.000Z';
const noon = '2026-03-02T12:00:00.000Z';
const user = 'a'.repeat(24);
const owner = 'b'.repeat(24);
const job = 'c'.repeat(24);

const submission: Submission = {
  job_post_id: job,
  job_post_category: 'Recruitment',
  owner_id: owner,
  owner_type: 'Recruiter',
  user_id: user,
  dsh_id: 'd'.repeat(24),
  user_resume_id: 'e'.repeat(24),
  file_id: 'f'.repeat(24),
  file_name: 'resume.pdf',
  answers: [],
  card: null,
  idempotency_key: 'first',
};

const stored = { id: '1'.repeat(24), version: 1 };

function someApplication(some: Partial<Application> = {}): Application {
  return { ...submit(stored.id, submission, morning).value, ...some };
}

test('an application starts as Applied, by the applicant, with its score pending', () => {
  const { now, told } = created(submit(stored.id, submission, morning));
  expect(now.value).toMatchObject({
    status: 'Applied',
    submission: 1,
    history: [{ from: null, to: 'Applied', by: user, at: morning }],
    score: { status: 'pending', version: 0 },
  });
  expect(told).toMatchObject([{ type: 'application.submitted', data: { application_id: now.id, submission: 1 } }]);
});

test('only a withdrawn application may be followed by another', () => {
  expect(nextSubmission(undefined)).toBe(1);
  expect(() => nextSubmission(someApplication())).toThrow('You have already applied for this job');
  expect(nextSubmission(someApplication({ status: 'Withdrawn' }))).toBe(2);
});

test('applying again goes on with the history, under the new file and key', () => {
  const withdrawn = someApplication({
    status: 'Withdrawn',
    score: { user_score: 700, status: 'ready', stale: false, version: 3 },
  });
  const again = submitAgain(withdrawn, { ...submission, file_id: owner, idempotency_key: undefined }, noon);
  const { value } = again;
  expect(value).toMatchObject({ submission: 2, status: 'Applied', file_id: owner, applied_at: noon });
  expect(value.history.at(-1)).toEqual({ from: 'Withdrawn', to: 'Applied', by: user, at: noon });
  expect(value.score).toEqual({ status: 'pending', version: 3 });
  expect(value).not.toHaveProperty('idempotency_key');
  expect(decided(stored, again).told).toMatchObject([{ data: { submission: 2, file_id: owner } }]);
});

test('whoever is gone applies no more, and what came late nevertheless is taken away again', () => {
  const gone = anonymise(someApplication({ status: 'Withdrawn' }))?.value ?? someApplication();
  expect(() => submitAgain(gone, submission, noon)).toThrow('This account has been deleted');
  expect(anonymise(gone)).toBeUndefined();
  const answer = { _id: owner, question_text: 'Telephone?', reply: '1' };
  const card = aProfileCard();
  for (const late of [
    { dsh_id: job },
    { file_name: 'a.pdf' },
    { answers: [answer] },
    { card },
    { request_hash: 'a' },
  ]) {
    expect(anonymise({ ...gone, ...late })?.value).toEqual(gone);
  }
});

test.each(Object.entries(settableStatuses))('the owner of a %s post may set its statuses only', (type, allowed) => {
  const set = (status: Application['status']) => requireSettable(type as keyof typeof settableStatuses, status);
  for (const status of allowed) expect(() => set(status)).not.toThrow();
  expect(() => set('Withdrawn')).toThrow(`Under a ${type} dashboard, choose one of`);
});

test('a change of status is written at the end of the history', () => {
  const decision = changeStatus(someApplication(), { to: 'Shortlisted', by: owner, at: noon });
  expect(decision?.value.history).toEqual([
    { from: null, to: 'Applied', by: user, at: morning },
    { from: 'Applied', to: 'Shortlisted', by: owner, at: noon },
  ]);
  expect(decision && decided(stored, decision).told).toMatchObject([{ type: 'application.status-changed' }]);
});

test('the same status again changes nothing, and a withdrawn application stays so', () => {
  const change = { by: owner, at: noon };
  expect(changeStatus(someApplication(), { ...change, to: 'Applied' })).toBeUndefined();
  const withdrawn = someApplication({ status: 'Withdrawn' });
  expect(() => changeStatus(withdrawn, { ...change, to: 'Shortlisted' })).toThrow('The application was withdrawn');
  expect(changeStatus(withdrawn, { ...change, to: 'Withdrawn' })).toBeUndefined();
});

test('a status that was changed meanwhile stays, where only what is known is to be changed', () => {
  const change = { from: 'Shortlisted', to: 'Applied', by: owner, at: noon } as const;
  expect(changeStatus(someApplication({ status: 'Shortlisted' }), change)?.value.status).toBe('Applied');
  expect(() => changeStatus(someApplication({ status: 'Selected' }), change)).toThrow(
    'The status was changed meanwhile: it is Selected',
  );
  expect(changeStatus(someApplication({ status: 'Applied' }), change)).toBeUndefined();
});

test('however often its status was changed, an application can be withdrawn, and then no more be sent again', () => {
  const change = { from: 'Applied', to: 'Shortlisted', by: owner, at: morning } as const;
  const full = someApplication({ history: Array.from({ length: limits.statusChanges }, () => change) });
  const tooOften = 'The status of this application was changed too often to be changed once more';
  expect(() => changeStatus(full, { to: 'Shortlisted', by: owner, at: noon })).toThrow(tooOften);
  const withdrawn = changeStatus(full, { to: 'Withdrawn', by: user, at: noon })?.value ?? full;
  expect(withdrawn.status).toBe('Withdrawn');
  expect(withdrawn.history.at(-1)).toEqual({ from: 'Applied', to: 'Withdrawn', by: user, at: noon });
  expect(() => submitAgain(withdrawn, submission, noon)).toThrow(tooOften);
});

test('a pick is remembered until something else happens', () => {
  const change = { to: 'Shortlisted', by: owner, at: noon } as const;
  const picked = changeStatus(someApplication(), { ...change, picked: true })?.value ?? someApplication();
  expect(wasPicked(picked, 'Applied', 'Shortlisted')).toBe(true);
  expect(wasPicked(picked, 'Referred', 'Shortlisted')).toBe(false);
  const chosen = changeStatus(someApplication(), change)?.value ?? someApplication();
  expect(wasPicked(chosen, 'Applied', 'Shortlisted')).toBe(false);
});

test('a score is taken when it is newer and of the present submission', () => {
  const application = someApplication({ score: { status: 'pending', version: 2 } });
  const score = { user_score: 640, status: 'ready', stale: false, version: 3 } as const;
  const decision = attachScore(application, score, 1);
  expect(decision?.value.score).toEqual({ user_score: 640, status: 'ready', stale: false, version: 3 });
  expect(decision && decided(stored, decision).told).toMatchObject([
    { type: 'application.scored', data: { user_score: 640 } },
  ]);
  expect(attachScore(application, { ...score, version: 2 }, 1)).toBeUndefined();
  expect(attachScore(application, score, 2)).toBeUndefined();
});

test('a card is taken when it says something else and is not older, and nobody is told', () => {
  const card = aProfileCard({ version: 4 });
  expect(attachCard(someApplication(), card)).toMatchObject({ value: { card }, events: [] });
  expect(attachCard(someApplication({ card }), { ...card })).toBeUndefined();
  expect(attachCard(someApplication({ card }), { ...card, version: 5, updated_at: noon })).toBeUndefined();
  expect(attachCard(someApplication({ card }), { ...card, version: 3, headline: 'As it was' })).toBeUndefined();
  const restated = { ...card, headline: 'As identity says it now' };
  expect(attachCard(someApplication({ card }), restated)).toMatchObject({ value: { card: restated } });
});
