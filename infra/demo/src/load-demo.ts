import { applyToJob, changeApplicantStatus } from '@waypost/contracts/calls/applications';
import { readProfile, updateProfile, updateUser } from '@waypost/contracts/calls/identity';
import { importJobPosts, importQuestions } from '@waypost/contracts/calls/jobs';
import { listResumes } from '@waypost/contracts/calls/resumes';
import type { ServiceName } from '@waypost/contracts/contract';
import { profileSections, type ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { routes } from '@waypost/contracts/routes';
import { createCityFinder, type FindCity, type FoundCity } from '@waypost/jobs/import/find-cities';
import type { Ports } from '@waypost/runtime/ports/ports';
import type { SignActor } from '@waypost/runtime/service/actor-token';
import type { Client } from '@waypost/runtime/service/client';
import { countries } from './cities.ts';
import { makeApplications, type DemoApplication } from './make-applications.ts';
import { makeJobPosts, type DemoJobPost } from './make-job-posts.ts';
import { makeResume } from './make-resume.ts';
import { makeSeekers, type SeekerProfile } from './make-seekers.ts';
import { openAccount, type Account } from './open-account.ts';
import { demoSeekers, owners, type DemoPerson } from './people.ts';
import { questions } from './questions.ts';

/** How much of the demo is loaded. */
export type DemoSize = { posts: number; applications: number };
export const wholeDemo: DemoSize = { posts: 2_040, applications: 600 };
const postsAtOnce = 120;
/** Steps of one person follow each other; many people at the same time share the commits of the data file. */
const peopleAtOnce = 20;

export type DemoCounts = { job_posts: number; people: number; applications: number };

export const demoSteps = ({ posts, applications }: DemoSize) =>
  owners.length + posts + demoSeekers.length + applications;

/** What the demo is loaded with; `sign` and `baseUrl` are for files, which no contract's call carries. */
type Services = {
  client: Client;
  sign: SignActor;
  baseUrl(service: ServiceName): string;
  portsFor(name: string): Ports;
};
type LoadState = { _id: string; begun_at: string; finished_at?: string };

/**
 * Loads the demo through the calls that people's own clicks make, and the bulk calls for imports. Each step looks whether it has
 * been done, so an interrupted load is completed by the next one; undefined when the demo is there already.
 */
export async function loadDemo(
  services: Services,
  { issuer, size, report }: { issuer: string; size: DemoSize; report: (steps: number, doing: string) => void },
): Promise<DemoCounts | undefined> {
  const states = await services.portsFor('local').documents.collection<LoadState>({ name: 'loads', indexes: [] });
  const before = await states.findOne({ _id: 'demo' });
  if (before?.finished_at) return undefined;
  // Dates of the demo count back from the first attempt, so that a repeated one makes the same posts.
  const begun_at = before?.begun_at ?? new Date().toISOString();
  await states.replaceOne({ _id: 'demo' }, { _id: 'demo', begun_at }, { upsert: true });

  const now = new Date(begun_at);
  let steps = 0;
  const step = (count: number, doing: string) => report((steps += count), doing);
  const load = { ...services, issuer, findCity: createCityFinder(services.client), step };

  const posts = makeJobPosts({ count: size.posts, now });
  const accounts = await openOwners(load);
  const [postIds, seekers] = await Promise.all([
    importPosts(load, posts, accounts),
    openSeekers(load, makeSeekers({ now })),
  ]);
  await apply(load, {
    posts,
    postIds,
    seekers,
    applications: makeApplications(posts, { count: size.applications }),
    owners: accounts,
  });
  await states.replaceOne(
    { _id: 'demo' },
    { _id: 'demo', begun_at, finished_at: new Date().toISOString() },
    { upsert: true },
  );
  return { job_posts: posts.length, people: owners.length + seekers.length, applications: size.applications };
}

type Load = Services & { issuer: string; findCity: FindCity; step: (count: number, doing: string) => void };

async function describePerson(
  { client, findCity }: Load,
  { actor }: Account,
  person: DemoPerson,
  more: {
    about_me: string;
    gender?: SeekerProfile['person']['gender'];
    phone?: string;
    total_experience_in_months?: number;
  },
) {
  const { first_name, last_name, headline, city, country } = person;
  const address = await findCity({ name: city, country: countries[country].name });
  await client.call(
    updateUser,
    { body: { first_name, last_name, headline, ...more, ...(address ? { address } : {}) } },
    { actor },
  );
}

async function openOwners(load: Load): Promise<Account[]> {
  return Promise.all(
    owners.map(async (owner) => {
      const account = await openAccount(load, { email: owner.email, role: owner.role, known: owner });
      await describePerson(load, account, owner, { about_me: owner.about_me });
      load.step(1, 'Recruiters and referrers');
      return account;
    }),
  );
}

/** The id of each post, in the order of the posts. */
async function importPosts(load: Load, posts: readonly DemoJobPost[], accounts: readonly Account[]): Promise<string[]> {
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
    for (let start = 0; start < own.length; start += postsAtOnce) {
      const batch = own.slice(start, start + postsAtOnce);
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
function ownerOf({ field, category }: DemoJobPost): number {
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

type Seeker = Account & { resume_id: string };

async function openSeekers(load: Load, profiles: readonly SeekerProfile[]): Promise<Seeker[]> {
  return mapSome(profiles, peopleAtOnce, async (profile, index) => {
    const { person, phone, total_experience_in_months } = profile;
    const account = await openAccount(load, { email: person.email, role: 'Job Seeker', known: person });
    await describePerson(load, account, person, {
      about_me: person.about_me,
      gender: person.gender,
      phone,
      total_experience_in_months,
    });
    await fillProfile(load, account, profile);
    const resume_id = await keepResume(load, account, profile, index);
    load.step(1, 'Job seekers and their resumes');
    return { ...account, resume_id };
  });
}

const readSections = {
  work_experiences: 'workExperiences',
  educations: 'educations',
  skills: 'skills',
  certificates: 'certificates',
  projects: 'projects',
  accomplishments: 'accomplishments',
  social_links: 'socialLinks',
} as const satisfies Record<ProfileSection, string>;

async function fillProfile(
  { client, findCity }: Load,
  { actor, is_new }: Account,
  profile: SeekerProfile,
): Promise<void> {
  const city = await findCity({ name: profile.person.city, country: countries[profile.person.country].name });
  const listed = city && 'city_id' in city ? [city] : [];
  const work_experiences = profile.work_experiences.flatMap((job) => listed.map((address) => ({ ...job, address })));
  const written = { ...profile, work_experiences };
  const there = is_new ? undefined : await client.call(readProfile, { params: { id: actor.user_id } });
  for (const section of Object.keys(profileSections) as ProfileSection[]) {
    const items = written[section];
    if (items.length === 0 || (there?.[readSections[section]].length ?? 0) > 0) continue;
    const operations = items.map((item) => ({ operation: 'insert', ...item }));
    // One section at a time is what the call takes; the union of all seven is more than the compiler can relate.
    const body = { [section]: operations } as unknown as Parameters<
      typeof client.call<typeof updateProfile>
    >[1]['body'];
    await client.call(updateProfile, { body }, { actor });
  }
}

async function keepResume(
  { client, sign, baseUrl }: Load,
  { actor, is_new }: Account,
  profile: SeekerProfile,
  index: number,
): Promise<string> {
  const kept = is_new ? undefined : (await client.call(listResumes, {}, { actor })).resumes[0];
  if (kept) return kept._id;
  const { name, type, bytes } = await makeResume(profile, index);
  const form = new FormData();
  form.append('resume', new Blob([Buffer.from(bytes)], { type }), name);
  const response = await fetch(new URL(routes.uploadResume.url, baseUrl('resumes')), {
    method: routes.uploadResume.method,
    headers: { authorization: `Bearer ${await sign(actor, 'resumes')}` },
    body: form,
  });
  const answer = (await response.json()) as { resume?: { _id: string }; message?: string };
  if (!answer.resume) throw new Error(`The resume of ${profile.person.email} was refused: ${answer.message}`);
  return answer.resume._id;
}

async function apply(
  { client, step }: Load,
  demo: {
    posts: readonly DemoJobPost[];
    postIds: readonly string[];
    seekers: readonly Seeker[];
    owners: readonly Account[];
    applications: readonly DemoApplication[];
  },
): Promise<void> {
  const bySeeker = [...Map.groupBy(demo.applications, ({ seeker }) => seeker)];
  const decided = new Map<string, { post: DemoJobPost; status: DemoApplication['status']; ids: string[] }>();
  await mapSome(bySeeker, peopleAtOnce, async ([index, applications]) => {
    const { actor, dsh_id, resume_id } = demo.seekers[index] as Seeker;
    for (const { post, answers, status } of applications) {
      const id = demo.postIds[post] ?? '';
      const body = { user_id: actor.user_id, user_resume_id: resume_id, dsh_id, answers };
      // The key makes a repeated application answer what the first one did.
      const { application } = await client.call(
        applyToJob,
        { params: { id }, body },
        { actor, headers: { 'idempotency-key': `demo-${id}` } },
      );
      const key = `${id} ${status}`;
      const decision = decided.get(key) ?? { post: demo.posts[post] as DemoJobPost, status, ids: [] };
      decision.ids.push(application._id);
      decided.set(key, decision);
      step(1, 'Applications');
    }
  });
  await mapSome(
    [...decided].filter(([, { status }]) => status !== 'Applied'),
    peopleAtOnce,
    async ([key, { post, status, ids }]) => {
      const { actor } = demo.owners[ownerOf(post)] as Account;
      await client.call(
        changeApplicantStatus,
        { params: { id: key.split(' ')[0] ?? '' }, body: { applicant_ids: ids, changed_status: status } },
        { actor },
      );
    },
  );
}

/** Like `Promise.all` over a map, with at most `atOnce` under way. The first failure stops it. */
async function mapSome<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of queue) results[index] = await work(item, index);
    }),
  );
  return results;
}
