import { z } from 'zod';
import { defaults, limits, questionTypes } from '../constants.ts';
import { id, requiredText } from '../fields.ts';

export const questionType = z.enum(questionTypes);

/** By this two questions, or two options of one, are the same. */
export const readsAs = (text: string): string => text.trim().toLowerCase();

/** For each item, whether an equal one stands before it. Takes any number of items, since their count is limited elsewhere. */
function repeated(items: readonly unknown[]): boolean[] {
  const seen = new Set<unknown>();
  return items.map((item) => seen.size === seen.add(item).size);
}

export const customQuestion = z
  .object({
    question_text: requiredText(limits.question, 'Please enter a question or remove this field'),
    question_type: questionType.default(defaults.questionType),
    options: z.array(requiredText(limits.question)).meta({ maxItems: limits.questionOptions.max }).optional(),
  })
  // Also of too many: a list that is too long by itself would be taken for another kind of question, and be told of as that.
  .refine(
    ({ question_type, options = [] }) =>
      options.length <= limits.questionOptions.max &&
      (question_type !== 'multiple_choice' || options.length >= limits.questionOptions.min),
    { path: ['options'], error: 'A multiple choice question needs 2 to 10 options' },
  )
  .superRefine(({ options = [] }, { addIssue }) => {
    repeated(options.map(readsAs)).forEach((isTwice, at) => {
      if (isTwice) addIssue({ code: 'custom', path: ['options', at], message: 'This option has already been added' });
    });
  });

export const questionInput = z.union(
  [
    z.object({ question_id: id, is_required: z.boolean().default(false) }),
    z.object({ custom_question: customQuestion, is_required: z.boolean().default(false) }),
  ],
  'Send the question_id of a listed question or a custom_question with its text and type',
);

export const askedAlready = 'This question has already been added';

/** Refuses two questions that read alike: only one would be kept, and whether it is mandatory could be lost. */
export const questionInputs = z.array(questionInput).superRefine((questions, { addIssue }) => {
  const texts = questions.map((one) => ('custom_question' in one ? readsAs(one.custom_question.question_text) : one));
  repeated(texts).forEach((isTwice, at) => {
    if (isTwice) addIssue({ code: 'custom', path: [at, 'custom_question', 'question_text'], message: askedAlready });
  });
});

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

/** The same in a list of posts, which does not say what may be chosen: that would be most of what a post weighs. */
export const listedQuestion = jobQuestion.extend({
  custom_question: jobQuestion.shape.custom_question.omit({ options: true }),
});
