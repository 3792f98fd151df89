import type { Browser, Page } from 'playwright-core';
import { hostileText, hostileWords } from './hostile-words.ts';
import { api, anAddress, type BrowsingPerson, enter, newcomer, somebody, uploadResume, whoIs } from './person.ts';
import { publishPost } from './publish-post.ts';
import { writeProfile } from './write-profile.ts';

/** Ids that screens are opened with. */
export type Known = {
  /** A post whose words are hostile to a layout; `seeker`, who has saved it, and `hostile seeker` have applied to it. */
  hostile: string;
  /** The application of `hostile seeker`, with notes of the owner. */
  applied: string;
  closed: string;
  /** Its questions are hostile to a layout as well. */
  unapplied: string;
  /** A post of `recruiter` with many applicants, one of whom is `applicant`. */
  busy: string;
  applicant: string;
  /** Who has words in their profile that are hostile to a layout, who has none, and who has hidden it. */
  person: string;
  nobody: string;
  hidden: string;
};

/** Who looks at screens: people of the demo, who have much, new ones, who have nothing, and who owns `Known.hostile`. */
const makers = {
  nobody: (browser: Browser) => somebody(browser),
  'new account': async (browser: Browser) => {
    const person = await somebody(browser);
    await enter(person.context, anAddress());
    return person;
  },
  'two dashboards': async (browser: Browser) => {
    const person = await newcomer(browser, 'Recruiter');
    const { dsh_id } = await whoIs(person.page);
    await api(person.page, 'PUT', '/dashboards/update', { dsh_id, dsh_name: hostileWords.slice(0, 60) });
    await api(person.page, 'POST', '/dashboards/', { dsh_type: 'Referrer' });
    return person;
  },
  'new seeker': (browser: Browser) => newcomer(browser, 'Job Seeker'),
  'new recruiter': (browser: Browser) => newcomer(browser, 'Recruiter'),
  'hostile seeker': (browser: Browser) => newcomer(browser, 'Job Seeker'),
  'new referrer': (browser: Browser) => newcomer(browser, 'Referrer'),
  'hostile recruiter': (browser: Browser) => newcomer(browser, 'Recruiter'),
  /** Signed in elsewhere, too. */
  seeker: async (browser: Browser) => {
    const email = 'noor.el-sayed@example.com';
    await (await ofTheDemo(browser, email)).close();
    return ofTheDemo(browser, email);
  },
  recruiter: (browser: Browser) => ofTheDemo(browser, 'amara.nwosu-hale@example.org'),
  referrer: (browser: Browser) => ofTheDemo(browser, 'folasade.adeyinka@example.org'),
} as const;
export type Cast = keyof typeof makers;

async function ofTheDemo(browser: Browser, email: string): Promise<BrowsingPerson> {
  const person = await somebody(browser);
  await enter(person.context, email);
  return person;
}

/** Everybody, each in a browser of their own, once what they look at is there. */
export async function gather(browser: Browser) {
  const people = Object.fromEntries(
    await Promise.all(
      Object.entries(makers).map(async ([name, make]) => [name, await make(browser)] as [string, BrowsingPerson]),
    ),
  ) as Record<Cast, BrowsingPerson>;
  const { page: publisher } = people['hostile recruiter'];
  const questions = hostileQuestions();
  const words = {
    company_name: hostileWords.slice(0, 60),
    description: hostileText(2_000),
    responsibility: hostileText(5_000),
    minimum_qualification: hostileText(5_000),
    preferred_qualification: hostileText(5_000),
    cities: Array.from('abc', (one) => ({ name: `${one} ${hostileWords}`.slice(0, 60) })),
    skills: Array.from('abc', (one) => ({ skill: `${one} ${hostileWords}`.slice(0, 60), is_custom: true })),
    questions,
  };
  const hostile = await publishPost(publisher, hostileWords, words);
  const unapplied = await publishPost(publisher, 'Pastry chef', { questions });
  await api(publisher, 'POST', '/question-templates', { name: hostileWords.slice(0, 60), questions });
  const closed = await publishPost(publisher, 'Miller');
  await api(publisher, 'POST', `/job-posts/${closed}/change-status`, { updated_status: 'Close' });
  await saveAndSearch(people.seeker, hostile);
  await apply(people.seeker, people['hostile recruiter'], hostile);

  const { page: recruiter } = people.recruiter;
  const { dsh_id, user_id } = await whoIs(recruiter);
  const posted = await api<{ jobs: { _id: string; applicants: { total: number } | null }[] }>(
    recruiter,
    'GET',
    `/posted-jobs?dsh_id=${dsh_id}&user_id=${user_id}&limit=50`,
  );
  const busy = posted.jobs.toSorted((a, b) => (b.applicants?.total ?? 0) - (a.applicants?.total ?? 0))[0]?._id ?? '';
  const { applicants } = await api<{ applicants: { _id: string }[] }>(
    recruiter,
    'POST',
    `/job-posts/${busy}/applicants`,
    {},
  );
  await writeProfile(people['hostile seeker'].page, hostileWords);
  const applied = await apply(people['hostile seeker'], people['hostile recruiter'], hostile);
  await takeNotes(publisher, applied);
  await api(people['new referrer'].page, 'POST', '/users/settings', { privacy: { hide_profile: true } });
  const [person, nobody, hidden] = await Promise.all(
    (['hostile seeker', 'new seeker', 'new referrer'] as const).map(async (name) => whoIs(people[name].page)),
  );
  const known: Known = {
    hostile,
    applied,
    unapplied,
    closed,
    busy,
    applicant: applicants[0]?._id ?? '',
    person: person?.user_id ?? '',
    nobody: nobody?.user_id ?? '',
    hidden: hidden?.user_id ?? '',
  };
  return { people, known };
}

function hostileQuestions() {
  const question_text = hostileText(300).replaceAll('\n', ' ');
  const options = Array.from('abc', (one) => `${one} ${question_text}`.slice(0, 300));
  return [
    { custom_question: { question_text } },
    {
      custom_question: { question_text: `${question_text.slice(0, 298)} ?`, question_type: 'multiple_choice', options },
    },
  ];
}

async function saveAndSearch({ page }: BrowsingPerson, post: string): Promise<void> {
  const { dsh_id } = await whoIs(page);
  await api(page, 'POST', `/dashboards/${dsh_id}/job_post/${post}/mark-job-post/Saved`, {});
  await api(page, 'POST', '/saved-searches', {
    name: hostileWords.slice(0, 100),
    query: { keyword: hostileWords.slice(0, 150) },
    alert: 'live',
  });
}

/** Applies to a hostile post, whose owner takes it well. @returns the application. */
async function apply({ page }: BrowsingPerson, owner: BrowsingPerson, post: string): Promise<string> {
  const { dsh_id, user_id } = await whoIs(page);
  const { job_post } = await api<{
    job_post: { questions: { custom_question: { question_text: string; options?: string[] } }[] };
  }>(page, 'GET', `/job-posts/${post}`);
  await uploadResume(page, `${hostileWords.replace('/', '')}${'resume-'.repeat(10)}.pdf`, ['Baker since 2018']);
  const { resumes } = await api<{ resumes: { _id: string }[] }>(page, 'GET', '/resumes');
  const { application } = await api<{ application: { _id: string } }>(page, 'POST', `/job-posts/${post}/apply`, {
    user_id,
    dsh_id,
    user_resume_id: resumes[0]?._id,
    answers: job_post.questions.map(({ custom_question: { question_text, options } }) => ({
      question_text,
      reply: options?.[0] ?? hostileText(5_000),
    })),
  });
  await api(owner.page, 'POST', `/job-posts/${post}/applicants/change-status`, {
    applicant_ids: [application._id],
    changed_status: 'Shortlisted',
  });
  return application._id;
}

async function takeNotes(owner: Page, application: string): Promise<void> {
  const note = crypto.randomUUID().replaceAll('-', '').slice(0, 24);
  await api(owner, 'PUT', `/job-applications/${application}/notes/${note}`, { text: hostileText(2_000), version: 0 });
  await api(owner, 'PUT', `/job-applications/${application}/rating`, { rating: 3 });
}
