import { z } from 'zod';
import { defaults, limits, questionTypes } from '../constants.ts';
import { id, requiredText } from '../fields.ts';

export const questionType = z.enum(questionTypes);

/** By this two questions, or two options of one, are the same. */
export const readsAs = (text: string): string => text.trim().toLowerCase();

/** For each item, whether an equal one stands before it. */
function repeated(items: readonly unknown[]): boolean[] {
  const seen = new Set<unknown>();
  return items.map((item) => seen.size === seen.add(item).size);
}

const mostOptions = limits.questionOptions.max;
/** Of too many one more than is allowed, which the question refuses: a list that did so would be told of as another kind of question. */
const options = z.preprocess(
  (given: string[] | undefined) => (Array.isArray(given) ? given.slice(0, mostOptions + 1) : given),
  z
    .array(requiredText(limits.question))
    .max(mostOptions + 1)
    .meta({ maxItems: mostOptions })
    .optional(),
);

export const customQuestion = z
  .object({
    question_text: requiredText(limits.question, 'Please enter a question or remove this field'),
    question_type: questionType.default(defaults.questionType),
    options,
  })
  .refine(
    ({ question_type, options = [] }) =>
      options.length <= mostOptions &&
      (question_type !== 'multiple_choice' || options.length >= limits.questionOptions.min),
    { path: ['options'], error: 'A multiple choice question needs 2 to 10 options' },
  )
  .superRefine(({ options = [] }, { addIssue }) => {
    repeated(options.map(readsAs)).forEach((isTwice, at) => {
      if (isTwice) addIssue({ code: 'custom', path: ['options', at], message: 'This option has already been added' });
    });
  });

const asked = z.union(
  [
    z.object({ question_id: id, is_required: z.boolean().default(false) }),
    z.object({ custom_question: customQuestion, is_required: z.boolean().default(false) }),
  ],
  'Send the question_id of a listed question or a custom_question with its text and type',
);

/** Either name says that it must be answered: where nobody read the other one, a mandatory question was published as one that is not. */
export const questionInput = z.preprocess(
  (question: z.input<typeof asked>) =>
    typeof question === 'object' && question !== null && 'required' in question
      ? { ...question, is_required: question.is_required || (question.required ?? undefined) }
      : question,
  asked,
);

export const askedAlready = 'This question has already been added';

/**
 * Refuses two questions that read alike: only one would be kept, and whether it is mandatory could be lost. Their number comes
 * first: a bound behind a rule of one's own is looked at after all items.
 */
export const questionInputs = (tooMany: string) =>
  z
    .array(questionInput)
    .max(limits.questions, tooMany)
    .superRefine((questions, { addIssue }) => {
      const texts = questions.map((one) =>
        'custom_question' in one ? readsAs(one.custom_question.question_text) : one,
      );
      repeated(texts).forEach((isTwice, at) => {
        if (isTwice)
          addIssue({ code: 'custom', path: [at, 'custom_question', 'question_text'], message: askedAlready });
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
