import { AppError } from '@waypost/contracts/errors';
import type { FirstAnswer, FirstCall, FirstQuestion } from '@waypost/contracts/first-page';
import { isAway } from '@waypost/runtime/is-away';
import { drawable } from './drawable.ts';

/** What a page asks when it opens, one after the other, as it is drawn by it. The question that follows from another is left to the browser where nobody can answer it now. */
export async function answerAll(
  ask: (question: FirstCall) => Promise<unknown>,
  questionAfter: (answers: readonly FirstAnswer[]) => FirstQuestion | undefined,
): Promise<FirstAnswer[]> {
  const answers: FirstAnswer[] = [];
  for (let next = questionAfter(answers); next !== undefined; next = questionAfter(answers)) {
    try {
      answers.push(drawable(next, await answerOf(ask, next)));
    } catch (error) {
      if (answers.length === 0 || !isAway(error)) throw error;
      return answers;
    }
  }
  return answers;
}

async function answerOf(ask: (question: FirstCall) => Promise<unknown>, question: FirstQuestion): Promise<FirstAnswer> {
  const { key } = question;
  if ('refusal' in question) return { key, refusal: question.refusal };
  try {
    return { key, data: await ask(question) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    return { key, refusal: { code: error.code, message: error.message } };
  }
}
