import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readsAs } from '@waypost/contracts/entities/job-question';
import type { QuestionTemplate } from '@waypost/contracts/entities/question-template';
import { textFor } from '../../../api/api-error.ts';
import { call, type Input } from '../../../api/call.ts';
import { failureText } from '../../../api/failure-text.ts';
import { quoted } from '../../../format/quoted.ts';
import { useIsHere } from '../../../ui/behaviour/use-is-here.ts';
import { toast } from '../../../ui/overlays/toast.ts';
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

/** What all changes of templates share. A failure is shown by the dialog that asked; if that is gone, by a toast. */
function useChanges() {
  const queries = useQueryClient();
  const isHere = useIsHere();
  return {
    onError(error: unknown) {
      if (!isHere.current) toast.error(`The template was not saved. ${textFor(error, {}, 'Please try again.')}`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  };
}

/** Saves questions under a name. */
export function useSaveTemplate() {
  const changes = useChanges();
  return useMutation({
    mutationFn: (body: Input<'saveQuestionTemplate'>['body']) => call('saveQuestionTemplate', { body }),
    onSuccess: ({ question_template: { name } }) => void toast.success(`${quoted(name)} was saved as a template`),
    ...changes,
  });
}

/** Renames one template, whose name alone speaks against it, and deletes it. */
export function useTemplateChanges(template: QuestionTemplate) {
  const { _id: id, name } = template;
  const { onError, onSettled } = useChanges();
  const rename = useMutation({
    mutationFn: (to: string) => call('renameQuestionTemplate', { params: { id }, body: { name: to } }),
    onError,
    onSettled,
  });
  const restore = useMutation({
    mutationFn: () => call('saveQuestionTemplate', { body: templateOf(name, questionsOf(template)) }),
    onSuccess: () => void toast.success('The template is back'),
    onError(error) {
      const action = { label: 'Retry', onAction: () => restore.mutate() };
      toast.error(failureText(error, {}, 'Failed to save the template again'), { action });
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => call('deleteQuestionTemplate', { params: { id } }),
    onSuccess: () => {
      const action = { label: 'Undo', onAction: () => restore.mutate() };
      toast.success(`${quoted(name)} was deleted`, { action });
    },
    onError: (error) => void toast.error(failureText(error, {}, 'Failed to delete the template')),
    onSettled,
  });
  return { rename, remove };
}
