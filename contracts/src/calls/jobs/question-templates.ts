import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { questionTemplate, questionTemplateName, writtenQuestionTemplate } from '../../entities/question-template.ts';
import { done, idParams } from '../../fields.ts';
import { routes } from '../../routes.ts';

const user = { service: 'jobs', access: 'user' } as const;
const answered = { 200: z.object({ question_template: questionTemplate }) };

export const listQuestionTemplates = {
  ...routes.listQuestionTemplates,
  config: user,
  schema: {
    summary: "One's own templates of screening questions, by name",
    response: { 200: z.object({ question_templates: z.array(questionTemplate) }) },
  },
} as const satisfies Contract;

/** One of the same name has its questions replaced, so that repeating it changes nothing. @throws conflict at the most that one may have. */
export const saveQuestionTemplate = {
  ...routes.saveQuestionTemplate,
  config: user,
  schema: {
    summary: 'Save screening questions as a template',
    body: writtenQuestionTemplate,
    response: answered,
  },
} as const satisfies Contract;

/** @throws conflict where another one has the name. */
export const renameQuestionTemplate = {
  ...routes.renameQuestionTemplate,
  config: user,
  schema: {
    summary: 'Give a template of your own another name',
    params: idParams,
    body: z.object({ name: questionTemplateName }),
    response: answered,
  },
} as const satisfies Contract;

export const deleteQuestionTemplate = {
  ...routes.deleteQuestionTemplate,
  config: user,
  schema: { summary: 'Delete a template of your own', params: idParams, response: { 200: done } },
} as const satisfies Contract;
