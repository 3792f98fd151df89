import type { Browser } from 'playwright-core';
import { api, anAddress, type BrowsingPerson, enter, newcomer, somebody, uploadResume, whoIs } from './person.ts';
import { publishPost } from './publish-post.ts';
import { writeProfile } from './write-profile.ts';

const hostileWords = `<b>Baker</b> "&amp;" Ünïcødé עברית 👩‍🍳 ${'W'.repeat(80)}`;

/** Ids that screens are opened with. */
export type Known = {
  /** A post whose words are hostile to a layout; `seeker` has applied to it and saved it. */
  hostile: string;
  closed: string;
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
    await api(person.page, 'POST', '/dashboards/', { dsh_type: 'Referrer' });
    return person;
  },
  'new seeker': (browser: Browser) => newcomer(browser, 'Job Seeker'),
  'new recruiter': (browser: Browser) => newcomer(browser, 'Recruiter'),
  'hostile seeker': (browser: Browser) => newcomer(browser, 'Job Seeker'),
  'new referrer': (browser: Browser) => newcomer(browser, 'Referrer'),
  'hostile recruiter': (browser: Browser) => newcomer(browser, 'Recruiter'),
  seeker: (browser: Browser) => ofTheDemo(browser, 'noor.el-sayed@example.com'),
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
  const hostile = await publishPost(publisher, hostileWords, {
    company_name: `<i>${'M'.repeat(50)}`,
    description: `${hostileWords} ${'Wordwithoutend'.repeat(40)}\n- ${'l'.repeat(300)}`,
    questions: [],
  });
  const unapplied = await publishPost(publisher, 'Pastry chef');
  const closed = await publishPost(publisher, 'Miller');
  await api(publisher, 'POST', `/job-posts/${closed}/change-status`, { updated_status: 'Close' });
  await applyAndSave(people.seeker, people['hostile recruiter'], hostile);

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
  await api(people['new referrer'].page, 'POST', '/users/settings', { privacy: { hide_profile: true } });
  const [person, nobody, hidden] = await Promise.all(
    (['hostile seeker', 'new seeker', 'new referrer'] as const).map(async (name) => whoIs(people[name].page)),
  );
  const known: Known = {
    hostile,
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

async function applyAndSave({ page }: BrowsingPerson, owner: BrowsingPerson, post: string): Promise<void> {
  const { dsh_id } = await whoIs(page);
  await api(page, 'POST', `/dashboards/${dsh_id}/job_post/${post}/mark-job-post/Saved`, {});
  await api(page, 'POST', '/saved-searches', {
    name: `Hostile ${'W'.repeat(90)}`,
    query: { keyword: hostileWords.slice(0, 150) },
    alert: 'live',
  });
  await uploadResume(page, `${'resume-'.repeat(20)}.pdf`, ['Baker since 2018']);
  const { application } = await api<{ application: { _id: string } }>(page, 'POST', '/job-applications/apply', {
    job_post_id: post,
    dsh_id,
  });
  await api(owner.page, 'POST', `/job-posts/${post}/applicants/change-status`, {
    applicant_ids: [application._id],
    changed_status: 'Shortlisted',
  });
}
