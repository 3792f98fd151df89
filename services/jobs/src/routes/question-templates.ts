import {
  deleteQuestionTemplate,
  listQuestionTemplates,
  renameQuestionTemplate,
  saveQuestionTemplate,
} from '@waypost/contracts/calls/jobs/question-templates';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { QuestionStore } from '../question-store.ts';
import type { QuestionTemplateStore } from '../question-template-store.ts';
import { resolveQuestions } from '../resolve-content.ts';

type Deps = { templates: QuestionTemplateStore; questions: QuestionStore };
const now = () => new Date().toISOString();

function listQuestionTemplatesRoute(http: ServiceHttp, { templates }: Deps) {
  http.route({
    ...listQuestionTemplates,
    handler: async (request) => ({ question_templates: await templates.of(userOf(request).user_id) }),
  });
}

function saveQuestionTemplateRoute(http: ServiceHttp, { templates, questions: store }: Deps) {
  http.route({
    ...saveQuestionTemplate,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const { name, questions } = request.body;
      const resolved = await resolveQuestions(questions, user_id, store);
      const template = { name, questions: resolved.map(({ _id, ...question }) => question) };
      return { question_template: await templates.save(user_id, template, now()) };
    },
  });
}

function renameQuestionTemplateRoute(http: ServiceHttp, { templates }: Deps) {
  http.route({
    ...renameQuestionTemplate,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const { name } = request.body;
      return { question_template: await templates.rename(user_id, request.params.id, name, now()) };
    },
  });
}

function deleteQuestionTemplateRoute(http: ServiceHttp, { templates }: Deps) {
  http.route({
    ...deleteQuestionTemplate,
    handler: async (request) => {
      await templates.remove(userOf(request).user_id, request.params.id);
      return { success: true } as const;
    },
  });
}

export const questionTemplateRoutes = {
  listQuestionTemplates: listQuestionTemplatesRoute,
  saveQuestionTemplate: saveQuestionTemplateRoute,
  renameQuestionTemplate: renameQuestionTemplateRoute,
  deleteQuestionTemplate: deleteQuestionTemplateRoute,
};
