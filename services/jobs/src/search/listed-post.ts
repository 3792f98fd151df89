import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';

function withoutOptions({ custom_question, ...question }: JobQuestion): JobQuestion {
  const { options: _options, ...asked } = custom_question;
  return { ...question, custom_question: asked };
}

/** A post as an index keeps it, to be shown in lists: what may be chosen is read from the post itself. */
export const listedPost = (post: JobPost): JobPost => ({ ...post, questions: post.questions.map(withoutOptions) });
