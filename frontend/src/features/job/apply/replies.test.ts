import { limits, type QuestionType } from '@waypost/contracts/constants';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';
import { describe, expect, it } from 'vitest';
import { type Replies, askedAs, countAnswered, optionLetter, problemsOf, toAnswers } from './replies.ts';

const question = (_id: string, is_required = false): JobQuestion => ({
  _id,
  custom_question: { question_text: `Question ${_id}`, question_type: 'text' },
  is_required,
});
const questions = [question('1', true), question('2'), question('3', true)];

describe('replies', () => {
  const problems = (replies: Replies) =>
    problemsOf(questions, replies).map(({ kind, question: { _id } }) => [_id, kind]);

  it('miss where a required question has only blanks', () =>
    expect(problems({ 1: '  ', 3: 'Yes' })).toEqual([['1', 'missing']]));

  it('are too long as they are sent, required or not', () => {
    const longest = 'x'.repeat(limits.answer);
    expect(problems({ 1: ` ${longest} `, 2: `${longest}x`, 3: `${longest}x` })).toEqual([
      ['2', 'too long'],
      ['3', 'too long'],
    ]);
  });

  it('count what is answered, required or not', () => expect(countAnswered(questions, { 2: 'x', 3: ' ' })).toBe(1));

  it('are too long together at the question with whose answer they are more than an application takes', () => {
    const five = ['1', '2', '3', '4', '5'].map((id) => question(id));
    const full = 'x'.repeat(limits.answers / 4);
    const replies = { 1: full, 2: ` ${full} `, 3: full, 4: full };
    expect(problemsOf(five, replies)).toEqual([]);
    expect(problemsOf(five, { ...replies, 5: 'x' })).toEqual([{ kind: 'too long together', question: five[4] }]);
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
