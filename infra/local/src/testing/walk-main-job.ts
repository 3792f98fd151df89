import { applyToJob, listApplicants } from '@waypost/contracts/calls/applications';
import { getApplicationScore } from '@waypost/contracts/calls/applications/application-scores';
import { updateUser } from '@waypost/contracts/calls/identity';
import { getJobPost, lookUp, publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { getScore } from '@waypost/contracts/calls/scoring';
import type { CityResult } from '@waypost/contracts/entities/lookup';
import type { Score } from '@waypost/contracts/entities/score';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { until } from '@waypost/runtime/testing/until';
import { expect } from 'vitest';
import { jobPostBody } from './job-post-body.ts';
import { signIn } from './person.ts';

/** A deadline, not a promise of speed: the machine of the tests may be busy with all of Waypost. */
const patiently = { within: 20_000 };

const sumOf = ({ breakdown }: Score) => breakdown.reduce((sum, { points }) => sum + points, 0);

/**
 * The main job over the API of a running product: a post is published, found, scored and applied to, and its owner sees
 * the scored applicant arrive.
 */
export async function walkMainJob(url: string): Promise<void> {
  const recruiter = await signIn(url, 'rosa.lind@example.org', 'Recruiter');
  const seeker = await signIn(url, 'ines.halvorsen@example.org', 'Job Seeker');
  const [atRecruiter, atSeeker] = await Promise.all([recruiter.openLiveStream(), seeker.openLiveStream()]);
  const [lisbon] = (await recruiter.call(lookUp, {
    params: { entity: 'cities' },
    querystring: { entity_text: 'Lisbon' },
  })) as CityResult[];

  const { job_post } = await recruiter.call(publishJobPost, {
    body: jobPostBody(recruiter, {
      title: 'Wind turbine technician',
      cities: [{ city_id: lisbon?.city_id ?? '' }],
      job_type: 'Contract',
      work_mode: 'Hybrid',
      skills: [{ skill: 'Hydraulics', proficiency_level: 'Advance' }, { skill: 'SCADA' }],
      questions: [
        { custom_question: { question_text: 'May you climb?', question_type: 'yes_no' }, is_required: true },
        { custom_question: { question_text: 'Why at sea?' } },
      ],
    }),
  });

  const wanted = { keyword: 'turbine', cityId: lisbon?.city_id ?? '', job_type: 'Contract', work_mode: 'Hybrid' };
  const search = async (differently: Partial<typeof wanted> = {}) =>
    (await seeker.call(searchJobPosts, { querystring: { ...wanted, ...differently } })).jobs.map(({ id }) => id);
  await until(async () => (await search()).includes(job_post.id), patiently);
  expect(await search({ keyword: 'baker' })).toEqual([]);
  expect(await search({ cityId: '0'.repeat(24) })).toEqual([]);
  expect(await search({ job_type: 'Full-Time' })).toEqual([]);
  expect(await search({ work_mode: 'Remote' })).toEqual([]);

  const profile = await seeker.call(updateUser, { body: { first_name: 'Ines', last_name: 'Halvorsen' } });
  await atSeeker.heard({ kind: 'profile', id: seeker.user_id, version: profile.version }, patiently);
  const resume = await seeker.uploadResume({ name: 'halvorsen.pdf', bytes: await pdfFile() });
  await atSeeker.heard({ kind: 'resume', id: resume._id }, patiently);
  const score = await until(async () => {
    const answer = await seeker.call(getScore, { params: { id: job_post.id } });
    return answer.status === 'ready' && answer.matched_skills.length > 0 && answer;
  }, patiently);
  expect(score.matched_skills).toEqual(['Hydraulics', 'SCADA']);
  expect(score.userScore).toBe(score.user_score);
  expect(sumOf(score)).toBe(score.user_score);
  expect(score.breakdown.reduce((sum, { max }) => sum + max, 0)).toBe(1000);

  const answers = [
    { question_text: 'May you climb?', reply: 'Yes' },
    { question_text: 'Why at sea?', reply: 'The wind is better there.' },
  ];
  const { application } = await seeker.call(applyToJob, {
    params: { id: job_post.id },
    body: { user_id: seeker.user_id, user_resume_id: resume._id, dsh_id: seeker.dsh_id, answers },
  });
  const marks = await seeker.call(getJobPost, { params: { id: job_post.id }, querystring: {} });
  expect(marks).toMatchObject({ is_applied: true, is_saved: false });

  const list = { params: { id: job_post.id }, body: {} };
  const arrived = await recruiter.call(listApplicants, list);
  expect(arrived).toMatchObject({ total: 1, applicants: [{ _id: application._id, answers, status: 'Applied' }] });
  await atRecruiter.heard({ kind: 'applicants', id: job_post.id }, patiently);
  await atSeeker.heard({ kind: 'application', id: job_post.id }, patiently);
  const scored = await until(async () => {
    const { applicants } = await recruiter.call(listApplicants, list);
    return applicants.find(({ score_status }) => score_status === 'ready');
  }, patiently);
  await atRecruiter.heard({ kind: 'applicants', id: job_post.id, version: scored.version }, patiently);
  const parts = await recruiter.call(getApplicationScore, { params: { id: application._id } });
  expect(sumOf(parts)).toBe(scored.user_score);
  expect(scored.user_score).toBe(score.user_score);
  expect(scored.user_info).toMatchObject({ first_name: 'Ines', last_name: 'Halvorsen', email: seeker.email });
  expect(scored.resume_info?.title).toBe('halvorsen.pdf');

  atRecruiter.close();
  atSeeker.close();
}
