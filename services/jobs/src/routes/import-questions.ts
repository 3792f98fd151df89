import { importQuestions } from '@waypost/contracts/calls/jobs/job-imports';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { QuestionStore } from '../question-store.ts';

export function importQuestionsRoute(http: ServiceHttp, { questions }: { questions: QuestionStore }) {
  http.route({
    ...importQuestions,
    handler: async ({ body }) => ({ questions: await questions.list(body.questions) }),
  });
}
