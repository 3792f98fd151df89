import type { Page } from 'playwright-core';
import { api, whoIs } from './person.ts';

/** Publishes a post of who is signed in, with one question that must be answered. @returns its id. */
export async function publishPost(page: Page, title: string, other: Record<string, unknown> = {}): Promise<string> {
  const { dsh_id, user_id } = await whoIs(page);
  const { job_post } = await api<{ job_post: { id: string } }>(page, 'POST', '/job-posts/', {
    dsh_id,
    create_by: user_id,
    title,
    company_name: 'Quayside Bakery',
    description: 'You bake bread before the city wakes, and know every oven by its sound.',
    responsibility: 'Sourdough, pastry, stock.',
    minimum_qualification: '2+ years of experience in a bakery. Food safety.',
    cities: [{ name: 'Porto' }],
    job_type: 'Full-Time',
    work_mode: 'Onsite',
    expected_max_ctc: { currency: 'EUR', amount: 24_000, max_amount: 30_000 },
    questions: [
      { custom_question: { question_text: 'Can you start at four?', question_type: 'yes_no' }, is_required: true },
    ],
    ...other,
  });
  return job_post.id;
}
