import type { Event } from '@waypost/contracts/event';
import { jobPostEdited, jobPostPublished } from '@waypost/contracts/events/job-post-events';
import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import { on } from '@waypost/runtime/messaging/consumer';
import type { Handler } from '@waypost/runtime/messaging/consumer';
import type { QuestionStore } from '../question-store.ts';

/** Offers the questions of a post to whoever writes the next one. A question has its text for its key: twice is once. */
export function keepScreeningQuestionsHandlers({ questions }: { questions: QuestionStore }): Handler[] {
  const keep = async ({ data }: Event<JobPostState>) => {
    const asked = data.questions.map((question) => question.custom_question);
    await questions.keep(asked, { listed: false });
  };
  return [on(jobPostPublished, keep), on(jobPostEdited, keep)];
}
