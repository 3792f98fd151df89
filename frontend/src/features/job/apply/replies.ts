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

const replyTo = ({ _id }: JobQuestion, replies: Replies) => (replies[_id] ?? '').trim();
const isAnswered = (question: JobQuestion, replies: Replies) => replyTo(question, replies) !== '';

export const countAnswered = (questions: readonly JobQuestion[], replies: Replies) =>
  questions.filter((question) => isAnswered(question, replies)).length;

export type ReplyProblem = { kind: 'missing' | 'too long' | 'too long together'; question: JobQuestion };

/** What stands against sending, one thing a question at most, in their order. */
export function problemsOf(questions: readonly JobQuestion[], replies: Replies): ReplyProblem[] {
  let together = 0;
  return questions.flatMap((question): ReplyProblem[] => {
    const { length } = replyTo(question, replies);
    const before = together;
    together += length;
    if (question.is_required && length === 0) return [{ kind: 'missing', question }];
    if (length > limits.answer) return [{ kind: 'too long', question }];
    // Said once, where it becomes more than an application may have.
    return before <= limits.answers && together > limits.answers ? [{ kind: 'too long together', question }] : [];
  });
}

/** What is sent: the questions that were answered, in their order. */
export const toAnswers = (questions: readonly JobQuestion[], replies: Replies): Answer[] =>
  questions
    .filter((question) => isAnswered(question, replies))
    .map((question) => ({
      question_text: question.custom_question.question_text,
      reply: replyTo(question, replies),
    }));
