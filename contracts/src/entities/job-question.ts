import { z } from 'zod';
import { defaults, limits, questionTypes } from '../constants.ts';
import { id, requiredText } from '../fields.ts';

export const questionType = z.enum(questionTypes);

export const customQuestion = z
  .object({
    question_text: requiredText(limits.question, 'Please enter a question or remove this field'),
    question_type: questionType.default(defaults.questionType),
    options: z.array(requiredText(limits.question)).max(limits.questionOptions.max).optional(),
  })
  .refine(
    (question) =>
      question.question_type !== 'multiple_choice' ||
      (question.options !== undefined && question.options.length >= limits.questionOptions.min),
    { path: ['options'], error: 'A multiple choice question needs 2 to 10 options' },
  );

export const questionInput = z.union(
  [
    z.object({ question_id: id, is_required: z.boolean().default(false) }),
    z.object({ custom_question: customQuestion, is_required: z.boolean().default(false) }),
  ],
  'Send the question_id of a listed question or a custom_question with its text and type',
);

/** A screening question on a post; the text and type are always there, also for a listed one. */
export const jobQuestion = z.object({
  _id: id,
  question_id: id.optional(),
  custom_question: z.object({
    question_text: z.string(),
    question_type: questionType,
    options: z.array(z.string()).optional(),
  }),
  is_required: z.boolean(),
});
export type JobQuestion = z.infer<typeof jobQuestion>;
