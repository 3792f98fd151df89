import { applyToJob, markJobPost } from '@waypost/contracts/calls/applications';
import { createDashboard, getCurrentUser, getProfile, updateProfile } from '@waypost/contracts/calls/identity';
import { lookUp, publishJobPost } from '@waypost/contracts/calls/jobs';
import { saveQuestionTemplate } from '@waypost/contracts/calls/jobs/question-templates';
import { saveSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import { downloadResume } from '@waypost/contracts/calls/resumes';
import type { CallInput } from '@waypost/contracts/contract';
import type { CityResult } from '@waypost/contracts/entities/lookup';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { signIn, type Person } from '@waypost/local/testing/person';
import { pdfFile } from '@waypost/resumes/testing/resume-files';

type Section = CallInput<typeof updateProfile>['body'];

const studies = { degree: { name: 'Diploma' }, custom_field_of_study: 'Seamanship', institution: { name: 'Harbour' } };

const profileItems = (address: { city_id: string }): readonly Section[] => [
  {
    work_experiences: [
      { operation: 'insert', job_title: 'Keeper', company_name: 'Skerry Lights', address, start_date: '2019-03-01' },
      { operation: 'insert', job_title: 'Mate', company_name: 'North Ferries', address, start_date: '2015-03-01' },
    ],
  },
  { educations: [{ operation: 'insert', ...studies }] },
  { skills: [{ operation: 'insert', skill_name: 'Hydraulics' }] },
  { certificates: [{ operation: 'insert', certificate_name: 'Radio', issuing_organisation: 'Coast Guard' }] },
  { projects: [{ operation: 'insert', project_name: 'New lamp', description: 'Changed the lamp for a better one.' }] },
  { accomplishments: [{ operation: 'insert', accomplishment_type: 'Awards', title: 'Keeper of the year' }] },
  { social_links: [{ operation: 'insert', link: { link_type: 'Github', link: 'https://example.org/mika' } }] },
];

/** Ids of one person with all three dashboards, and of what is theirs; with those of others that they may read. */
export type Owned = {
  /** What the cookie of their session says. */
  session: string;
  /** Sessions of others, one to sign out of and one whose person ends all of theirs. */
  toLeave: string;
  toEnd: string;
  user: { user_id: string; username: string; email: string };
  stranger: { user_id: string; username: string };
  dashboards: { seeker: string; recruiter: string; referrer: string };
  /** Their posts, with questions and applicants; `toClose` are there to be closed. */
  posts: { open: string[]; toClose: string[] };
  /** Posts of somebody else: one they applied to and saved, and others. */
  otherPosts: string[];
  /** Applications to their posts, then their own. */
  applications: { received: string[]; sent: string[] };
  /** `toDelete` are there to be deleted. */
  resumes: { kept: string[]; toDelete: string[] };
  /** `toDelete` are there to be deleted. */
  savedSearches: { kept: string[]; toDelete: string[] };
  questionTemplates: { kept: string[]; toDelete: string[] };
  profileItems: Readonly<Record<string, string[]>>;
  cities: string[];
  questions: string[];
  /** The link to a file, as the browser opens it. */
  file: URL;
};

const sessionOf = (person: Person) => /__Host-Http-waypost=([^;]+)/.exec(person.cookie())?.[1] ?? '';

/** Makes a person who owns something of every kind, by the product's own calls. */
export async function ownEverything(url: string): Promise<Owned> {
  const person = await signIn(url, 'mika.strand@example.org', 'Job Seeker');
  const recruiter = await person.call(createDashboard, { body: { dsh_type: 'Recruiter' } });
  const referrer = await person.call(createDashboard, { body: { dsh_type: 'Referrer' } });
  const stranger = await signIn(url, 'rosa.lind@example.org', 'Recruiter');
  const applicants = [
    await signIn(url, 'ines.halvorsen@example.org', 'Job Seeker'),
    await signIn(url, 'oskar.vik@example.org', 'Job Seeker'),
  ];

  const cities = (await person.call(lookUp, {
    params: { entity: 'cities' },
    querystring: { entity_text: 'Lis' },
  })) as CityResult[];
  const publish = async (by: Pick<Person, 'call' | 'dsh_id'>, title: string) => {
    const questions = [{ custom_question: { question_text: 'May you climb?', question_type: 'yes_no' as const } }];
    return (await by.call(publishJobPost, { body: jobPostBody(by, { title, questions }) })).job_post;
  };
  const asRecruiter = { ...person, dsh_id: recruiter.dsh_id };
  const asReferrer = { ...person, dsh_id: referrer.dsh_id };
  const open = [await publish(asRecruiter, 'Keeper of the light'), await publish(asReferrer, 'Keeper of the boat')];
  const toClose = [await publish(asRecruiter, 'Cook for a season'), await publish(asReferrer, 'Painter for a week')];
  const otherPosts = [
    await publish(stranger, 'Wind turbine technician'),
    await publish(stranger, 'Rope access technician'),
    await publish(stranger, 'Ferry mate'),
  ];

  const bytes = await pdfFile();
  const upload = async (by: Person, name: string) => (await by.uploadResume({ name, bytes }))._id;
  const kept = [await upload(person, 'strand.pdf'), await upload(person, 'strand-at-sea.pdf')];
  const toDelete = [await upload(person, 'old.pdf'), await upload(person, 'older.pdf')];
  const apply = async (by: Person, post: { id: string } | undefined, user_resume_id: string | undefined) => {
    const answers = [{ question_text: 'May you climb?', reply: 'Yes' }];
    const body = { user_id: by.user_id, dsh_id: by.dsh_id, user_resume_id: user_resume_id ?? '', answers };
    return (await by.call(applyToJob, { params: { id: post?.id ?? '' }, body })).application._id;
  };
  const received: string[] = [];
  for (const applicant of applicants) {
    const resume = await upload(applicant, 'resume.pdf');
    for (const post of open) received.push(await apply(applicant, post, resume));
  }
  const sent = [await apply(person, otherPosts[0], kept[0])];
  const saved = { dash: person.dsh_id, job: otherPosts[0]?.id ?? '', mark: 'Saved' as const };
  await person.call(markJobPost, { params: saved, body: {} });

  const saveOne = async (name: string) =>
    (await person.call(saveSearch, { body: { name, query: { keyword: 'keeper' } } })).saved_search._id;
  const savedSearches = {
    kept: [await saveOne('Lights'), await saveOne('Boats')],
    toDelete: [await saveOne('Old'), await saveOne('Older')],
  };

  const template = async (name: string) => {
    const questions = [{ custom_question: { question_text: 'Can you trim a wick?' } }];
    return (await person.call(saveQuestionTemplate, { body: { name, questions } })).question_template._id;
  };
  const questionTemplates = {
    kept: [await template('Lights'), await template('Boats')],
    toDelete: [await template('Old'), await template('Older')],
  };

  for (const body of profileItems({ city_id: cities[0]?.city_id ?? '' })) await person.call(updateProfile, { body });
  const profile = await person.call(getProfile, { params: { id: person.user_id } });
  const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
  const { userInfos } = await person.call(getCurrentUser, {});
  const { downloadURL } = await person.call(downloadResume, { params: { id: kept[0] ?? '' }, querystring: {} });
  const leaving = await signIn(url, 'vera.lind@example.org', 'Job Seeker');
  const ending = await signIn(url, 'ole.brandt@example.org', 'Job Seeker');
  return {
    session: sessionOf(person),
    toLeave: sessionOf(leaving),
    toEnd: sessionOf(ending),
    user: { user_id: person.user_id, username: userInfos.username, email: person.email },
    stranger: {
      user_id: stranger.user_id,
      username: (await stranger.call(getCurrentUser, {})).userInfos.username,
    },
    dashboards: { seeker: person.dsh_id, recruiter: recruiter.dsh_id, referrer: referrer.dsh_id },
    posts: { open: idsOf(open), toClose: idsOf(toClose) },
    otherPosts: idsOf(otherPosts),
    applications: { received, sent },
    resumes: { kept, toDelete },
    savedSearches,
    questionTemplates,
    profileItems: {
      work_experiences: idsOf(profile.workExperiences),
      educations: idsOf(profile.educations),
      skills: idsOf(profile.skills),
      certificates: idsOf(profile.certificates),
      projects: idsOf(profile.projects),
      accomplishments: idsOf(profile.accomplishments),
      social_links: idsOf(profile.socialLinks),
    },
    cities: cities.map(({ city_id }) => city_id),
    questions: open.flatMap(({ questions }) => questions.flatMap(({ question_id }) => question_id ?? [])),
    file: new URL(downloadURL, url),
  };
}
