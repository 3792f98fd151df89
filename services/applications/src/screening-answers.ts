import { answersTooLong } from '@waypost/contracts/answers-too-long';
import { limits } from '@waypost/contracts/constants';
import type { Answer } from '@waypost/contracts/entities/application';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';
import { AppError, type FieldError } from '@waypost/contracts/errors';
import { cleanLine } from '@waypost/contracts/fields';

/** An answer with the id of the question it answers. */
export type ScreeningAnswer = Answer & { _id: string };

/** A question or an option as an answer says it: one that was kept before may not be as clean as what is written now. */
const asWritten = (text: string) => cleanLine(text).trim();

const yesOrNo = new Set(['Yes', 'No']);

function refusedReply({ custom_question }: JobQuestion, reply: string): string | undefined {
  const { question_type, options = [] } = custom_question;
  if (question_type === 'yes_no' && !yesOrNo.has(reply)) return 'Answer with Yes or No';
  if (question_type === 'multiple_choice' && !options.map(asWritten).includes(reply))
    return 'Choose one of the options';
  return undefined;
}

/** An answer that is not blank, at its place in what was sent. */
type Written = { answer: Answer; index: number };

function checkAnswer({ answer, index }: Written, question: JobQuestion | undefined): FieldError | undefined {
  const path = `answers.${index}.question_text`;
  if (!question) return { path, message: 'This question is not asked in this job post' };
  const message = refusedReply(question, answer.reply);
  return message === undefined ? undefined : { path: `answers.${index}.reply`, message };
}

/** Every answer to what was answered before. */
function repeated(written: readonly Written[]): FieldError[] {
  const texts = written.map(({ answer }) => answer.question_text);
  return written
    .filter(({ answer }, at) => texts.indexOf(answer.question_text) < at)
    .map(({ index }) => ({ path: `answers.${index}.question_text`, message: 'This question is answered twice' }));
}

/** The answer with which there is more than an application may have. */
function tooLong(written: readonly Written[]): FieldError[] {
  let characters = 0;
  const first = written.find(({ answer }) => (characters += answer.reply.length) > limits.answers);
  return first ? [{ path: `answers.${first.index}.reply`, message: answersTooLong }] : [];
}

/**
 * The answers to the questions of a post, blank ones left out. A missing answer is reported at the question's id, a
 * refused one at its place in `answers`.
 * @throws validation-error.
 */
export function answerQuestions(questions: readonly JobQuestion[], answers: readonly Answer[]): ScreeningAnswer[] {
  const asked = new Map(questions.map((question) => [asWritten(question.custom_question.question_text), question]));
  const written = answers.map((answer, index) => ({ answer, index })).filter(({ answer }) => answer.reply !== '');

  const answered = new Set(written.map(({ answer }) => asked.get(answer.question_text)?._id));
  const missing = questions.filter(({ _id, is_required }) => is_required && !answered.has(_id));
  if (missing.length > 0) {
    throw new AppError('validation-error', `Please answer all required questions (${missing.length} missing)`, {
      errors: missing.map(({ _id }) => ({ path: _id, message: 'This question is required' })),
    });
  }

  const checked = written.map((one) => checkAnswer(one, asked.get(one.answer.question_text)));
  const refused = [...checked.filter((error) => error !== undefined), ...repeated(written), ...tooLong(written)];
  if (refused[0]) throw new AppError('validation-error', refused[0].message, { errors: refused });

  return written.flatMap(({ answer }) => {
    const question = asked.get(answer.question_text);
    return question ? [{ _id: question._id, ...answer }] : [];
  });
}
