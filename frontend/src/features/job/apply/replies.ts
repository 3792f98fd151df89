import { limits, type QuestionType } from '@waypost/contracts/constants';
import type { Answer } from '@waypost/contracts/entities/application';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';

export type Replies = Readonly<Record<string, string>>;

/** How a question is asked. What the page does not know is asked as text. */
export function askedAs(type: QuestionType): 'lines' | 'line' | 'options' | 'yes or no' {
  if (type === 'paragraph') return 'lines';
  if (type === 'multiple_choice') return 'options';
  return type === 'yes_no' ? 'yes or no' : 'line';
}

/** A, B, C… */
export const optionLetter = (index: number) => String.fromCodePoint('A'.codePointAt(0)! + index);

const isAnswered = ({ _id }: JobQuestion, replies: Replies) => (replies[_id] ?? '').trim() !== '';

export const countAnswered = (questions: readonly JobQuestion[], replies: Replies) =>
  questions.filter((question) => isAnswered(question, replies)).length;

export const missingAnswers = (questions: readonly JobQuestion[], replies: Replies) =>
  questions.filter((question) => question.is_required && !isAnswered(question, replies));

/** What is sent: the questions that were answered, in their order. */
export const toAnswers = (questions: readonly JobQuestion[], replies: Replies): Answer[] =>
  questions
    .filter((question) => isAnswered(question, replies))
    .map(({ _id, custom_question: { question_text } }) => ({ question_text, reply: (replies[_id] ?? '').trim() }));

/** The question with whose answer there is more than an application may have. */
export function questionBeyond(questions: readonly JobQuestion[], replies: Replies): JobQuestion | undefined {
  let characters = 0;
  return questions.find(({ _id }) => (characters += (replies[_id] ?? '').trim().length) > limits.answers);
}
