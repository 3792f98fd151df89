import { limits, type QuestionType } from '@waypost/contracts/constants';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';
import { describe, expect, it } from 'vitest';
import { askedAs, countAnswered, missingAnswers, optionLetter, questionBeyond, toAnswers } from './replies.ts';

const question = (_id: string, is_required = false): JobQuestion => ({
  _id,
  custom_question: { question_text: `Question ${_id}`, question_type: 'text' },
  is_required,
});
const questions = [question('1', true), question('2'), question('3', true)];

describe('replies', () => {
  it('miss where a required question has only blanks', () =>
    expect(missingAnswers(questions, { 1: '  ', 3: 'Yes' }).map(({ _id }) => _id)).toEqual(['1']));

  it('count what is answered, required or not', () => expect(countAnswered(questions, { 2: 'x', 3: ' ' })).toBe(1));

  it('are too long from the question on with whose answer they are longer together than an application takes', () => {
    const half = 'x'.repeat(limits.answers / 2);
    expect(questionBeyond(questions, { 1: half, 2: ` ${half} ` })).toBeUndefined();
    expect(questionBeyond(questions, { 1: half, 2: half, 3: 'x' })?._id).toBe('3');
  });

  it('send what is answered only, trimmed, in the order of the questions', () =>
    expect(toAnswers(questions, { 3: ' No ', 2: ' ', 1: 'Yes', gone: 'x' })).toEqual([
      { question_text: 'Question 1', reply: 'Yes' },
      { question_text: 'Question 3', reply: 'No' },
    ]));

  it.each<[QuestionType, string]>([
    ['paragraph', 'lines'],
    ['text', 'line'],
    ['multiple_choice', 'options'],
    ['yes_no', 'yes or no'],
    ['essay' as QuestionType, 'line'],
  ])('to a %s question are given as %s', (type, asked) => expect(askedAs(type)).toBe(asked));

  it('letter their options', () => expect([0, 1, 25].map(optionLetter)).toEqual(['A', 'B', 'Z']));
});
