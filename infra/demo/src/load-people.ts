import { readProfile, updateProfile, updateUser } from '@waypost/contracts/calls/identity';
import { listResumes, uploadResume } from '@waypost/contracts/calls/resumes';
import { profileSections, type ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { profileLists } from '@waypost/contracts/profile-choices';
import { candidates } from './candidates.ts';
import { countries } from './cities.ts';
import { peopleAtOnce, type Loading } from './loading.ts';
import { makeResume } from './make-resume.ts';
import type { SeekerProfile } from './make-seekers.ts';
import { mapSome } from './map-some.ts';
import { openAccount, type Account } from './open-account.ts';
import { owners, type DemoPerson } from './people.ts';

async function describePerson(
  { client, findCity }: Loading,
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

/** Recruiters and referrers, in the order of `owners`. */
export async function openOwners(load: Loading): Promise<Account[]> {
  return Promise.all(
    owners.map(async (owner) => {
      const account = await openAccount(load, { email: owner.email, role: owner.role, known: owner });
      await describePerson(load, account, owner, { about_me: owner.about_me });
      load.step(1, 'Recruiters and referrers');
      return account;
    }),
  );
}

export type Seeker = Account & { resume_id: string };

export async function openSeekers(load: Loading, profiles: readonly SeekerProfile[]): Promise<Seeker[]> {
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

/** Of candidates nobody opens the profile in the demo: theirs holds what is compared with a post. */
const sectionsOf = ({ person }: SeekerProfile): readonly ProfileSection[] =>
  candidates.includes(person)
    ? ['work_experiences', 'educations', 'skills']
    : (Object.keys(profileSections) as ProfileSection[]);

async function fillProfile(
  { client, findCity }: Loading,
  { actor, is_new }: Account,
  profile: SeekerProfile,
): Promise<void> {
  const city = await findCity({ name: profile.person.city, country: countries[profile.person.country].name });
  const listed = city && 'city_id' in city ? [city] : [];
  const work_experiences = profile.work_experiences.flatMap((job) => listed.map((address) => ({ ...job, address })));
  const written = { ...profile, work_experiences };
  const there = is_new ? undefined : await client.call(readProfile, { params: { id: actor.user_id } });
  for (const section of sectionsOf(profile)) {
    const items = written[section];
    if (items.length === 0 || (there?.[profileLists[section]].length ?? 0) > 0) continue;
    const operations = items.map((item) => ({ operation: 'insert', ...item }));
    // One section at a time is what the call takes; the union of all seven is more than the compiler can relate.
    const body = { [section]: operations } as unknown as Parameters<
      typeof client.call<typeof updateProfile>
    >[1]['body'];
    await client.call(updateProfile, { body }, { actor });
  }
}

async function keepResume(
  { client }: Loading,
  { actor, is_new }: Account,
  profile: SeekerProfile,
  index: number,
): Promise<string> {
  const kept = is_new ? undefined : (await client.call(listResumes, {}, { actor })).resumes[0];
  if (kept) return kept._id;
  const { name, type, bytes } = await makeResume(profile, index);
  const form = new FormData();
  form.append('resume', new Blob([Buffer.from(bytes)], { type }), name);
  const { resume } = await client.call(uploadResume, {}, { actor, form });
  return resume._id;
}
