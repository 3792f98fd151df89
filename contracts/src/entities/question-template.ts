import { z } from 'zod';
import { limits } from '../constants.ts';
import { id, instant, requiredText } from '../fields.ts';
import { jobQuestion, questionInputs } from './job-question.ts';

export const questionTemplateName = requiredText(limits.name, 'Give this template a name');

/** Screening questions that somebody asks in many posts; nobody else sees them. */
export const questionTemplate = z.object({
  _id: id,
  name: z.string(),
  questions: z.array(jobQuestion.omit({ _id: true })),
  updated_at: instant,
});
export type QuestionTemplate = z.infer<typeof questionTemplate>;

export const writtenQuestionTemplate = z.object({
  name: questionTemplateName,
  questions: questionInputs(`A template can have at most ${limits.questions} questions`).min(
    1,
    'Add a question before you save a template',
  ),
});
