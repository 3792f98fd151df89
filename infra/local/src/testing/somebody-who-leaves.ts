import { applyToJob, getApplicantResume, listApplicants, markJobPost } from '@waypost/contracts/calls/applications';
import { updateDashboard, updateProfile, updateUser, updateUsername } from '@waypost/contracts/calls/identity';
import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { lookUp, publishJobPost } from '@waypost/contracts/calls/jobs';
import { saveSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import type { CityResult } from '@waypost/contracts/entities/lookup';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { until } from '@waypost/runtime/testing/until';
import { jobPostBody } from './job-post-body.ts';
import { signIn, type Person } from './person.ts';

const patiently = { within: 60_000 };

/** Words that nobody else here has, one for each place where a person leaves something. */
const someWords = () => {
  const word = () => `q${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  return {
    email: word(),
    first_name: word(),
    last_name: word(),
    username: word(),
    headline: word(),
    about: word(),
    dashboard: word(),
    work: word(),
    project: word(),
    file: word(),
    resume: word(),
    answer: word(),
    search: word(),
    keyword: word(),
  };
};

/** Somebody who has left something of theirs everywhere, and the recruiter whom they applied to. */
export type SomebodyWhoLeaves = {
  seeker: Person;
  recruiter: Person;
  /** Every one of them stands in some store. */
  words: ReturnType<typeof someWords>;
  job_post_id: string;
  delete(): Promise<void>;
};

async function describe(seeker: Person, words: SomebodyWhoLeaves['words']) {
  const { user_id, dsh_id } = seeker;
  const { first_name, last_name } = words;
  const cities = await seeker.call(lookUp, { params: { entity: 'cities' }, querystring: { entity_text: 'Lisbon' } });
  const [{ city_id } = { city_id: '' }] = cities as CityResult[];
  await seeker.call(updateUsername, { body: { updated_username: words.username } });
  await seeker.call(updateUser, {
    body: { user_id, first_name, last_name, headline: words.headline, about_me: words.about },
  });
  await seeker.call(updateDashboard, { body: { dsh_id, dsh_name: words.dashboard } });
  const operation = 'insert' as const;
  const start_date = '2020-01-01';
  const work = { operation, job_title: 'Keeper', company_name: words.work, address: { city_id }, start_date };
  await seeker.call(updateProfile, { body: { work_experiences: [work] } });
  const project = { operation, project_name: words.project, description: 'Lights.', start_date };
  await seeker.call(updateProfile, { body: { projects: [project] } });
}

export async function somebodyWhoLeaves(url: string): Promise<SomebodyWhoLeaves> {
  const words = someWords();
  const recruiter = await signIn(url, `rosa.${crypto.randomUUID()}@example.org`, 'Recruiter');
  const seeker = await signIn(url, `${words.email}@example.org`, 'Job Seeker');
  const { user_id, dsh_id } = seeker;
  await describe(seeker, words);
  const query = { keyword: words.keyword };
  await seeker.call(saveSearch, { body: { name: words.search, query, alert: 'live' } });
  const questions = [{ custom_question: { question_text: 'Why at sea?' } }];
  const { job_post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter, { questions }) });
  const resume = await seeker.uploadResume({
    name: `${words.file}.pdf`,
    bytes: await pdfFile({ lines: [`Experience with ${words.resume}`, 'Keeper of lights, 2015 to 2020'] }),
  });
  const params = { id: job_post.id };
  const answers = [{ question_text: 'Why at sea?', reply: words.answer }];
  await seeker.call(applyToJob, { params, body: { user_id, dsh_id, user_resume_id: resume._id, answers } });
  await seeker.call(markJobPost, { params: { dash: dsh_id, job: job_post.id, mark: 'Saved' }, body: {} });
  const scored = await until(async () => {
    const { applicants } = await recruiter.call(listApplicants, { params, body: {} });
    return applicants.find(({ score_status, user_info }) => score_status === 'ready' && user_info !== null);
  }, patiently);
  await recruiter.call(getApplicantResume, { params: { id: scored._id } });
  return {
    seeker,
    recruiter,
    words,
    job_post_id: job_post.id,
    delete: async () => void (await seeker.call(deleteUser, { body: { email: seeker.email } })),
  };
}
