import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readsAs } from '@waypost/contracts/entities/job-question';
import type { QuestionTemplate } from '@waypost/contracts/entities/question-template';
import { textFor } from '../../../api/api-error.ts';
import { call, type Input } from '../../../api/call.ts';
import { toast } from '../../../ui/toast.ts';
import { useIsHere } from '../../../ui/use-is-here.ts';
import { type FormQuestion, isBlank, questionContent } from '../form/job-form.ts';

const key = ['question-templates'] as const;

/** All that somebody has: there are few. */
export const questionTemplatesQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call('listQuestionTemplates', {}, { signal }),
});

export const questionsOf = ({ questions }: QuestionTemplate): FormQuestion[] =>
  questions.map(({ question_id, custom_question: { options = [], ...question }, is_required }) => ({
    ...(question_id !== undefined && { question_id }),
    custom_question: { ...question, options },
    is_required,
  }));

/** What of a post's questions makes a template: without those that say nothing yet. */
export const templateOf = (name: string, questions: readonly FormQuestion[]) =>
  ({
    name,
    questions: questions.filter((question) => !isBlank(question)).map(questionContent),
  }) as Input<'saveQuestionTemplate'>['body'];

const sameText = (a: FormQuestion, b: FormQuestion) =>
  readsAs(a.custom_question.question_text) === readsAs(b.custom_question.question_text);

/** Those of a template that a post does not ask yet, and as many of them as there is room for. */
export function addable(template: QuestionTemplate, there: readonly FormQuestion[], most: number) {
  const fresh = questionsOf(template).filter((question) => !there.some((other) => sameText(other, question)));
  const room = most - there.filter((question) => !isBlank(question)).length;
  return { fresh, more: fresh.slice(0, Math.max(0, room)) };
}

/** Saves, renames and deletes; whoever calls says what went wrong with a name, as long as they are there. */
export function useTemplateChanges() {
  const queries = useQueryClient();
  const isHere = useIsHere();
  const onError = (error: unknown) => {
    if (!isHere.current) toast.error(`The template was not saved. ${textFor(error, {}, 'Please try again.')}`);
  };
  const onSettled = () => queries.invalidateQueries({ queryKey: key });
  const save = useMutation({
    mutationFn: (body: Input<'saveQuestionTemplate'>['body']) => call('saveQuestionTemplate', { body }),
    onSuccess: ({ question_template: { name } }) => void toast.success(`“${name}” was saved as a template`),
    onError,
    onSettled,
  });
  const rename = useMutation({
    mutationFn: ({ _id: id, name }: Pick<QuestionTemplate, '_id' | 'name'>) =>
      call('renameQuestionTemplate', { params: { id }, body: { name } }),
    onError,
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (template: QuestionTemplate) =>
      call('saveQuestionTemplate', { body: templateOf(template.name, questionsOf(template)) }),
    onSuccess: () => void toast.success('The template is back'),
    onError: (error) => void toast.error(textFor(error, {}, 'Failed to save the template again')),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ _id: id }: QuestionTemplate) => call('deleteQuestionTemplate', { params: { id } }),
    onSuccess: (_, template) => {
      const action = { label: 'Undo', onAction: () => restore.mutate(template) };
      toast.success(`“${template.name}” was deleted`, { action });
    },
    onError: (error) => void toast.error(textFor(error, {}, 'Failed to delete the template')),
    onSettled,
  });
  return { save, rename, remove };
}
