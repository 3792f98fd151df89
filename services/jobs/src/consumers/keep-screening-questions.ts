import type { Event } from '@waypost/contracts/event';
import { jobPostEdited, jobPostPublished, type JobPostState } from '@waypost/contracts/events/job-post-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { ForgetIfGone } from '@waypost/runtime/service/gone-people';
import type { JobPostStore } from '../job-post-store.ts';
import { isTakenDown } from '../job-post.ts';
import type { QuestionStore } from '../question-store.ts';

/** Notes who asks what, so that what several people ask is offered to everybody. A question has its text for its key. */
export function keepScreeningQuestionsHandlers(deps: {
  store: JobPostStore;
  questions: QuestionStore;
  forgetIfGone: ForgetIfGone;
}): Handler[] {
  const { store, questions, forgetIfGone } = deps;
  const keep = async ({ key, data }: Event<JobPostState>) => {
    const asked = data.questions.map((question) => question.custom_question);
    await questions.ask(asked, data.created_by);
    // Events may come long after their person, or the post, has gone: late, or once more by a rebuild.
    const now = await store.find(key);
    if (now && isTakenDown(now.value)) await questions.withdraw(asked, data.created_by);
    await forgetIfGone(data.created_by);
  };
  return [on(jobPostPublished, keep), on(jobPostEdited, keep)];
}
