import { takeDownJobPost } from '@waypost/contracts/calls/take-down';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { takeDown, toJobPost } from '../job-post.ts';
import type { Question, QuestionStore } from '../question-store.ts';

export function takeDownJobPostRoute(
  http: ServiceHttp,
  { store, questions }: { store: JobPostStore; questions: QuestionStore },
) {
  http.route({
    ...takeDownJobPost,
    handler: async ({ params }) => {
      const at = new Date().toISOString();
      let asked: Question[] = [];
      const post = await store.change(params.id, (current) => {
        asked = current.questions.map((question) => question.custom_question);
        return takeDown(current, at);
      });
      await questions.withdraw(asked, post.value.created_by);
      return { job_post: toJobPost(post) };
    },
  });
}
