import { importJobPosts, importQuestions } from '@waypost/contracts/calls/jobs/job-imports';
import type { FindCity, FoundCity } from '@waypost/jobs/import/find-cities';
import { slices } from '@waypost/runtime/slices';
import { countries } from './cities.ts';
import type { DemoJobPost } from './demo-job-post.ts';
import type { Loading } from './loading.ts';
import type { Account } from './open-account.ts';
import { owners } from './people.ts';
import { questions } from './questions.ts';

/** Some milliseconds for who publishes them, so that people are answered in between. */
const postsAtOnce = 15;

/** The id of each post, in the order of the posts. */
export async function importPosts(
  load: Loading,
  posts: readonly DemoJobPost[],
  accounts: readonly Account[],
): Promise<string[]> {
  const { client, findCity, step } = load;
  const kept = await client.call(importQuestions, {
    body: {
      questions: questions.map(({ question_text, question_type, options }) => ({
        question_text,
        question_type,
        ...(options ? { options: [...options] } : {}),
      })),
    },
  });
  const questionIds = kept.questions.map(({ question_id }) => question_id);
  const ids = new Map<string, string>();
  const byOwner = Map.groupBy(posts, ownerOf);
  for (const [owner, own] of byOwner) {
    const { actor, dsh_id } = accounts[owner] as Account;
    const dsh_type = owners[owner]?.role ?? 'Recruiter';
    for (const batch of slices(own, postsAtOnce)) {
      const job_posts = await Promise.all(batch.map((post) => writtenPost(post, findCity, questionIds)));
      const { results } = await client.call(importJobPosts, {
        body: { user_id: actor.user_id, dsh_id, dsh_type, job_posts },
      });
      for (const { import_key, job_post_id } of results) ids.set(import_key, job_post_id);
      step(batch.length, 'Job posts');
    }
  }
  return posts.map(({ import_key }) => ids.get(import_key) ?? '');
}

/** Which of the owners publishes a post: referrals come from a referrer of that field, the others from its recruiter. */
export function ownerOf({ field, category }: DemoJobPost): number {
  const role = category === 'Referral' ? 'Referrer' : 'Recruiter';
  return owners.findIndex((owner) => owner.role === role && owner.fields.includes(field));
}

async function writtenPost(post: DemoJobPost, findCity: FindCity, questionIds: readonly string[]) {
  const {
    field: _field,
    level: _level,
    category: _category,
    company_name,
    cities,
    questions: asked,
    skills,
    job_post_tags,
    ...rest
  } = post;
  const found = await Promise.all(
    cities.map(({ name, country }) => findCity({ name, country: countries[country].name })),
  );
  return {
    ...rest,
    custom_company: { name: company_name },
    cities: found.filter((city): city is FoundCity => city !== undefined),
    skills: [...skills],
    job_post_tags: [...job_post_tags],
    questions: asked.map(({ question, is_required }) => ({ question_id: questionIds[question] ?? '', is_required })),
  };
}
