import { limits } from '@waypost/contracts/constants';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';
import { AppError } from '@waypost/contracts/errors';
import { aJobQuestion } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { answerQuestions } from './screening-answers.ts';

const question = (
  text: string,
  custom: Partial<JobQuestion['custom_question']> = {},
  is_required = false,
): JobQuestion =>
  aJobQuestion({ custom_question: { question_text: text, question_type: 'paragraph', ...custom }, is_required });

const why = question('Why do you apply?', {}, true);
const licence = question('Do you hold a driving licence?', { question_type: 'yes_no' });
const shift = question('Which shift?', { question_type: 'multiple_choice', options: ['Early', 'Late'] }, true);

function refusal(questions: JobQuestion[], answers: [string, string][]): Pick<AppError, 'message' | 'errors'> {
  try {
    answerQuestions(
      questions,
      answers.map(([question_text, reply]) => ({ question_text, reply })),
    );
  } catch (error) {
    if (error instanceof AppError) return { message: error.message, errors: error.errors };
    throw error;
  }
  throw new Error('The answers were accepted');
}

test('answers are kept with the ids of their questions; blank ones are left out', () => {
  const answers = [
    { question_text: 'Why do you apply?', reply: 'I like plants' },
    { question_text: 'Do you hold a driving licence?', reply: '' },
  ];
  expect(answerQuestions([why, licence], answers)).toEqual([
    { _id: why._id, question_text: 'Why do you apply?', reply: 'I like plants' },
  ]);
});

test('every required question that has no answer is named, and counted', () => {
  expect(refusal([why, licence, shift], [['Why do you apply?', '']])).toEqual({
    message: 'Please answer all required questions (2 missing)',
    errors: [
      { path: why._id, message: 'This question is required' },
      { path: shift._id, message: 'This question is required' },
    ],
  });
});

test('a question of before is answered in letters of the usual width', () => {
  const wide = question('Ｊａｖａ?', { question_type: 'multiple_choice', options: ['８', '１７'] });
  const answer = { question_text: 'Java?', reply: '17' };
  expect(answerQuestions([wide], [answer])).toEqual([{ _id: wide._id, ...answer }]);
});

test('an answer to a question that is not asked is refused', () => {
  expect(refusal([licence], [['How tall are you?', 'Tall']]).errors).toEqual([
    { path: 'answers.0.question_text', message: 'This question is not asked in this job post' },
  ]);
});

test('a choice has to be one of the options', () => {
  expect(refusal([shift], [['Which shift?', 'Night']]).errors).toEqual([
    { path: 'answers.0.reply', message: 'Choose one of the options' },
  ]);
});

test('yes and no are spelt Yes and No', () => {
  const refused = refusal(
    [shift, licence],
    [
      ['Which shift?', 'Late'],
      ['Do you hold a driving licence?', 'yes'],
    ],
  );
  expect(refused.errors).toEqual([{ path: 'answers.1.reply', message: 'Answer with Yes or No' }]);
});

test('a question is answered once', () => {
  const twice = refusal(
    [licence],
    [
      ['Do you hold a driving licence?', 'Yes'],
      ['Do you hold a driving licence?', 'No'],
    ],
  );
  expect(twice.errors).toEqual([{ path: 'answers.1.question_text', message: 'This question is answered twice' }]);
});

test('all answers together are no longer than an application may have', () => {
  const texts = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'];
  const long = (last: string): [string, string][] =>
    texts.map((text, at) => [text, at === 4 ? last : 'x'.repeat(limits.answer)]);
  const questions = texts.map((text) => question(text));
  const sent = long('').map(([question_text, reply]) => ({ question_text, reply }));
  expect(answerQuestions(questions, sent)).toHaveLength(4);
  expect(refusal(questions, long('x')).errors).toEqual([
    { path: 'answers.4.reply', message: 'All answers together must be at most 20,000 characters' },
  ]);
});
