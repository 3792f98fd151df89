import type { Page } from 'playwright-core';
import { api, whoIs } from './person.ts';

/** Somebody applies to a post of `publishPost` with their one resume. @returns who they are */
export async function applyToPost(page: Page, post: string): Promise<string> {
  const { dsh_id, user_id } = await whoIs(page);
  const { resumes } = await api<{ resumes: { _id: string }[] }>(page, 'GET', '/resumes');
  await api(page, 'POST', `/job-posts/${post}/apply`, {
    user_id,
    dsh_id,
    user_resume_id: resumes[0]?._id,
    answers: [{ question_text: 'Can you start at four?', reply: 'Yes' }],
  });
  return user_id;
}
