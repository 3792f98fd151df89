import { AppError } from '@waypost/contracts/errors';
import { anApplicationScore } from '@waypost/contracts/testing/scores';
import { newId } from '@waypost/runtime/service/new-id';
import { expect, test } from 'vitest';
import { submit } from '../application.ts';
import { sightOf, type SightParts } from './applicant-sight.ts';
import type { Hiding } from './hiding.ts';

const { id, value } = submit(
  newId(),
  {
    job_post_id: newId(),
    job_post_category: 'Recruitment',
    owner_id: newId(),
    owner_type: 'Recruiter',
    user_id: newId(),
    dsh_id: newId(),
    user_resume_id: newId(),
    file_id: newId(),
    file_name: 'cv.pdf',
    answers: ['I am Maria', 'Nobody else'].map((reply) => ({ _id: newId(), question_text: 'Who are you?', reply })),
    card: null,
    idempotency_key: undefined,
  },
  '2026-03-02T08:00:00.000Z',
);
const application = { id, version: 1, value };

/** Wherever that is, it is not the thread that answers. */
const elsewhere: Pick<Hiding, 'hide'> = {
  hide: async ({ texts }) => texts.map((text) => `hidden elsewhere: ${text}`),
};
const parts = {
  blindReviews: { isBlind: async () => true },
  numbers: { of: async () => new Map([[id, 7]]) },
  notes: { among: async () => new Map() },
  client: { call: async () => ({ people: [], names: [] }) },
  hiding: elsewhere,
} as unknown as SightParts;
const waiting = new AbortController().signal;
const sight = (hiding = elsewhere) =>
  sightOf({ ...parts, hiding: hiding as Hiding }, { user_id: value.owner_id }, { job_post_id: value.job_post_id });

test('what people answer is hidden where long texts hold up nobody, each in its place', async () => {
  const [applicant] = await (await sight()).show([application], waiting);
  expect(applicant).toMatchObject({
    hidden_as: 7,
    answers: [{ reply: 'hidden elsewhere: I am Maria' }, { reply: 'hidden elsewhere: Nobody else' }],
  });
});

test('once nobody waits for a list, the answers of its others are not looked through', async () => {
  const leaving = new AbortController();
  let hidden = 0;
  const leftMeanwhile: Pick<Hiding, 'hide'> = {
    hide: async ({ texts }) => {
      hidden += 1;
      leaving.abort(new AppError('validation-error', 'The client went away'));
      return texts.map(() => '');
    },
  };
  const list = (await sight(leftMeanwhile)).show([application, { ...application, id: newId() }], leaving.signal);
  await expect(list).rejects.toMatchObject({ message: 'The client went away' });
  expect(hidden).toBe(1);
});

test('so is what a score quotes of their resume', async () => {
  const score = anApplicationScore();
  const evidence = [['Maria', 'a nurse'], [], ['Maria again']];
  const breakdown = evidence.flatMap((quoted) =>
    score.breakdown.slice(0, 1).map((part) => ({ ...part, evidence: quoted })),
  );
  const view = await (await sight()).scoreView(application);
  expect((await view({ ...score, breakdown })).breakdown.map((part) => part.evidence)).toEqual([
    ['hidden elsewhere: Maria', 'hidden elsewhere: a nurse'],
    [],
    ['hidden elsewhere: Maria again'],
  ]);
});

test('one applicant whose answers are too long to be hidden takes no page away', async () => {
  const message = 'too long';
  const hides = { hide: async () => Promise.reject(new AppError('payload-too-large', message)) };
  const [applicant] = await (await sight(hides)).show([application], waiting);
  expect(applicant?.answers.map(({ reply }) => reply)).toEqual(
    Array(2).fill('This is too long to be shown without saying whose it is.'),
  );
  const view = await (await sight(hides)).scoreView(application);
  expect((await view(anApplicationScore())).breakdown.flatMap((part) => part.evidence)).toEqual([]);
});
