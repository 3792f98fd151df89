import { takeDownJobPost } from '@waypost/contracts/calls/jobs/take-down';
import { notFound } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { type Post, takeDown, toJobPost } from '../job-post.ts';
import type { QuestionStore } from '../question-store.ts';

export function takeDownJobPostRoute(
  http: ServiceHttp,
  { store, questions }: { store: JobPostStore; questions: QuestionStore },
) {
  const withdrawOf = ({ questions: asked, created_by }: Post) =>
    questions.withdraw(
      asked.map((question) => question.custom_question),
      created_by,
    );

  http.route({
    ...takeDownJobPost,
    handler: async ({ params: { id } }) => {
      const at = new Date().toISOString();
      const before = await store.find(id);
      if (!before) throw notFound('Job post');
      // First: once its words are gone nobody could say what it asked, whoever tries again.
      await withdrawOf(before.value);
      let last = before.value;
      const post = await store.change(id, (current) => {
        last = current;
        return takeDown(current, at);
      });
      // Somebody may have edited it meanwhile, or an event of it may have come.
      await withdrawOf(last);
      return { job_post: toJobPost(post) };
    },
  });
}
