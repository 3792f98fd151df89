import { describe, expect, test } from 'vitest';
import { problemsOf } from '../testing/problems-of.ts';
import { applyToJob, changeApplicantStatus, listApplicants, markJobPost } from './applications.ts';

const id = 'a'.repeat(24);

describe('applying', () => {
  const body = { user_id: id, dsh_id: id, user_resume_id: id };
  const problems = (some: Record<string, unknown>) => problemsOf(applyToJob.schema.body, { ...body, ...some });

  test('needs a resume', () => {
    for (const none of [undefined, '', 'newest']) {
      expect(problems({ user_resume_id: none })).toEqual([['user_resume_id', 'Please select a resume to apply']]);
    }
  });

  test('may come without answers', () => {
    expect(applyToJob.schema.body.parse(body).answers).toEqual([]);
    const unanswered = applyToJob.schema.body.parse({ ...body, answers: [{ question_text: 'Why?' }] });
    expect(unanswered.answers).toEqual([{ question_text: 'Why?', reply: '' }]);
  });

  test('takes answers of 5,000 characters', () => {
    const answered = (length: number) => problems({ answers: [{ question_text: 'Why?', reply: 'x'.repeat(length) }] });
    expect(answered(5_000)).toEqual([]);
    expect(answered(5_001)).toEqual([['answers.0.reply', 'Must be at most 5000 characters']]);
  });
});

describe('listing applicants', () => {
  const { body } = listApplicants.schema;
  const experience = (range: unknown) => problemsOf(body, { filters: { applicant_experience: range } });
  const [min, max] = ['filters.applicant_experience.min', 'filters.applicant_experience.max'];

  test('starts with the first 15, the newest first, everybody', () => {
    expect(body.parse({})).toEqual({ page: 1, limit: 15, sort: 'score', filters: {} });
  });

  test('by experience takes whole years from 0 to 50', () => {
    expect(experience({ min: 0, max: 50 })).toEqual([]);
    expect(experience({ max: 0 })).toEqual([]);
    for (const wrong of [-1, 51, 1.5, '2']) {
      expect(experience({ min: wrong })).toEqual([[min, 'Min experience must be between 0 and 50 years']]);
      expect(experience({ max: wrong })).toEqual([[max, 'Max experience must be between 0 and 50 years']]);
    }
  });

  test('by nothing takes what a form sends that was left blank', () => {
    const blank = { applicant_experience: { min: '', max: '' }, search: '', applicant_country: '' };
    for (const filters of [blank, '']) expect(problemsOf(body, { filters })).toEqual([]);
  });

  test('by experience needs the lower end below the upper', () => {
    for (const lower of [5, 6]) {
      expect(experience({ min: lower, max: 5 })).toEqual([[min, 'Min experience must be less than max experience']]);
    }
  });
});

describe('changing the status of applicants', () => {
  const { body } = changeApplicantStatus.schema;

  test('needs a status', () => {
    for (const none of [undefined, '', 'Hired']) {
      expect(problemsOf(body, { applicant_ids: [id], changed_status: none })).toEqual([
        ['changed_status', 'Please select a status'],
      ]);
    }
  });

  test('is of the selected ones, or of the best 5 where no number is said', () => {
    expect(body.parse({ changed_status: 'Shortlisted' }).options.action).toBe('selected_ids');
    const best = { changed_status: 'Shortlisted', options: { action: 'top_applicant' } };
    expect(body.parse(best)).toMatchObject({ applicant_ids: [], options: { top_applicant: 5 } });
    expect(problemsOf(body, { ...best, options: { ...best.options, top_applicant: 0 } })).toHaveLength(1);
  });
});

test('a post is marked as saved and as nothing else', () => {
  const mark = (word: string) => problemsOf(markJobPost.schema.params, { dash: id, job: id, mark: word });
  expect(mark('Saved')).toEqual([]);
  expect(mark('Liked').map(([path]) => path)).toEqual(['mark']);
});
