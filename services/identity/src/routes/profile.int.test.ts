import type { UserActor } from '@waypost/contracts/actor';
import {
  getCurrentUser,
  getProfile,
  getProfileCards,
  getProfileCompletion,
  getUser,
  getUserByEmail,
  getUserByUsername,
  readProfile,
  updateProfile,
  updateUser,
  updateUsername,
} from '@waypost/contracts/calls/identity';
import { itemSections, limits } from '@waypost/contracts/constants';
import type { CallInput } from '@waypost/contracts/contract';
import type { Profile } from '@waypost/contracts/entities/profile';
import { AppError } from '@waypost/contracts/errors';
import { skillByName } from '@waypost/contracts/taxonomy/skills';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bff, diploma, lyon, startIdentity, type TestIdentity } from '../testing/start-identity.ts';
import { createUserStore } from '../user-store.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

const name = { first_name: 'Ada', last_name: 'Moss' };
type Basics = Partial<CallInput<typeof updateUser>['body']>;
const edit = (as: UserActor, basics: Basics) => service.call(updateUser, { body: { ...name, ...basics } }, { as });
const change = (as: UserActor, body: CallInput<typeof updateProfile>['body']) =>
  service.call(updateProfile, { body }, { as });
const profileOf = (user_id: string, as?: UserActor) =>
  service.call(getProfile, { params: { id: user_id } }, as ? { as } : {});

const work = {
  job_title: 'Baker',
  company_name: 'Crumb & Co',
  address: { city_id: lyon.city_id },
  start_date: '2020-01-01',
};

test('basic info is kept; what is left out stays, an empty text takes it away', async () => {
  const as = await service.person();
  await edit(as, { headline: 'Baker', phone: '+33 1 23 45 67 89', total_experience_in_months: 40, gender: 'Female' });
  const { user } = await edit(as, { phone: '' });
  expect(user).toMatchObject({ headline: 'Baker', phone: '', total_experience_in_months: 40, gender: 'Female' });
});

test('experience that was never said is not known to whoever lists people, is none where that was said, and can be taken back', async () => {
  const as = await service.person();
  const ofCard = async () => {
    const { cards } = await service.call(getProfileCards, { body: { user_ids: [as.user_id] } }, { as: bff });
    return cards[0]?.total_experience_in_months;
  };
  expect(await ofCard()).toBeUndefined();
  await edit(as, { total_experience_in_months: 0 });
  expect(await ofCard()).toBe(0);
  const { user } = await edit(as, { total_experience_in_months: null });
  expect(user).not.toHaveProperty('total_experience_in_months');
  expect(await ofCard()).toBeUndefined();
});

test('a section is complete with one item, about me with any text; of resumes identity says nothing', async () => {
  const as = await service.person();
  const completed = async () => {
    const sections = await service.call(getProfileCompletion, {}, { as });
    return Object.entries(sections).flatMap(([name, { is_completed }]) => (is_completed ? name : []));
  };
  expect(await completed()).toEqual([]);
  await edit(as, { about_me: 'Bakes bread.' });
  await change(as, { work_experiences: [{ operation: 'insert', ...work }] });
  await change(as, { skills: [{ operation: 'insert', custom_skill: 'Kneading' }] });
  expect(await completed()).toEqual(['userExperiences', 'useSkills', 'userAboutme']);
  await edit(as, { about_me: ' ' });
  expect(await completed()).toEqual(['userExperiences', 'useSkills']);
  const { userExperiences, userResumes } = await service.call(getProfileCompletion, {}, { as });
  expect({ userExperiences, userResumes }).toEqual({
    userExperiences: { weight: 20, is_completed: true },
    userResumes: { weight: 15, is_completed: null },
  });
});

test('the specified limits of basic info are checked, each at its path', async () => {
  const as = await service.person();
  await expect(
    edit(as, { first_name: ' ', total_experience_in_months: 601, about_me: 'x'.repeat(501) }),
  ).rejects.toMatchObject({
    status: 400,
    errors: [
      { path: 'first_name', message: 'First name is required' },
      { path: 'about_me', message: 'About me cannot exceed 500 characters' },
      { path: 'total_experience_in_months', message: 'Total experience cannot exceed 50 years' },
    ],
  });
});

test('a listed city brings its name and country; an unknown one is refused', async () => {
  const as = await service.person();
  const { user } = await edit(as, { address: { city_id: lyon.city_id } });
  expect(user.address).toEqual({ city_id: lyon.city_id, name: 'Lyon' });
  const { cards } = await service.call(getProfileCards, { body: { user_ids: [as.user_id] } }, { as: bff });
  expect(cards[0]).toMatchObject({ city_name: 'Lyon', country_name: 'France' });
  await expect(edit(as, { address: { city_id: newId() } })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'address.city_id' }],
  });
});

test('an edit of an old version is refused with what is there now', async () => {
  const as = await service.person();
  const { version } = await edit(as, { headline: 'Baker' });
  await edit(as, { headline: 'Miller', version });
  await expect(edit(as, { headline: 'Cook', version })).rejects.toMatchObject({
    status: 409,
    code: 'version-conflict',
    details: { profile: { user: { headline: 'Miller' }, version: version + 1 } },
  });
});

test('an item is inserted, replaced and deleted', async () => {
  const as = await service.person();
  const inserted = await change(as, { work_experiences: [{ operation: 'insert', ...work }] });
  const id = inserted.workExperiences[0]?._id ?? '';
  expect(inserted.workExperiences).toMatchObject([{ job_title: 'Baker', job_type: 'Full-Time', is_current: false }]);
  const replaced = await change(as, { work_experiences: [{ operation: 'replace', id, ...work, job_title: 'Miller' }] });
  expect(replaced.workExperiences).toMatchObject([{ _id: id, job_title: 'Miller' }]);
  const deleted = await change(as, { work_experiences: [{ operation: 'delete', id }] });
  expect(deleted.workExperiences).toEqual([]);
  await expect(change(as, { work_experiences: [{ operation: 'delete', id }] })).rejects.toMatchObject({
    status: 404,
    message: 'Item not found',
  });
});

test('every section takes an item', async () => {
  const as = await service.person();
  const insert = { operation: 'insert' as const };
  await change(as, {
    educations: [
      {
        ...insert,
        degree: { name: 'MSc' },
        field_of_study: { name: 'Bread' },
        institution: { name: 'Bread School' },
        start_date: '2010-09-01',
      },
    ],
  });
  await change(as, { skills: [{ ...insert, skill_name: 'Baking' }] });
  await change(as, {
    certificates: [{ ...insert, certificate_name: 'Hygiene', issuing_organisation: 'City of Lyon' }],
  });
  await change(as, { projects: [{ ...insert, project_name: 'Oven', description: 'Built one' }] });
  await change(as, { accomplishments: [{ ...insert, accomplishment_type: 'Awards', title: 'Best loaf' }] });
  const profile = await change(as, {
    social_links: [{ ...insert, link: { link_type: 'Portfolio', link: 'https://example.org' } }],
  });
  expect(profile).toMatchObject({
    educations: [{ institution: { name: 'Bread School' } }],
    skills: [{ skill_name: 'Baking', proficiency_level: 'Intermediate', yrs_of_exp: 1 }],
    certificates: [{ issue_date: new Date().toISOString().slice(0, 10) }],
    projects: [{ project_name: 'Oven' }],
    accomplishments: [{ title: 'Best loaf' }],
    socialLinks: [{ link: { link_type: 'Portfolio' } }],
  });
  expect(profile.projects[0]).not.toHaveProperty('end_date');
});

test('a project of which only the end is known began then', async () => {
  const end_date = '2019-06-30';
  const written = { operation: 'insert' as const, project_name: 'Oven', description: 'Built one', end_date };
  const { projects } = await change(await service.person(), { projects: [written] });
  expect(projects).toMatchObject([{ start_date: end_date, end_date }]);
});

test('a refused value is named by its path', async () => {
  const as = await service.person();
  const refused = (body: object) => change(as, body);
  await expect(
    refused({
      work_experiences: [
        { operation: 'insert', ...work },
        { operation: 'insert', ...work, job_title: '' },
      ],
    }),
  ).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'work_experiences.1.job_title', message: 'Please fill in all required fields' }],
  });
  await expect(
    refused({ work_experiences: [{ operation: 'insert', ...work, start_date: '2999-01-01' }] }),
  ).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'work_experiences.0.start_date', message: 'Start date cannot be in the future' }],
  });
  await expect(
    refused({ work_experiences: [{ operation: 'insert', ...work, address: { city_id: newId() } }] }),
  ).rejects.toMatchObject({ status: 400, errors: [{ path: 'work_experiences.0.address.city_id' }] });
  await expect(refused({ skills: [], projects: [] })).rejects.toMatchObject({
    status: 400,
    message: 'Send exactly one profile section',
  });
  await expect(refused({})).rejects.toMatchObject({ status: 400 });
  await expect(refused({ resumes: [{ operation: 'delete', id: newId() }] })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'resumes', message: 'Unsupported section for deletion' }],
  });
});

test('a listed city of a job brings its name', async () => {
  const as = await service.person();
  const { workExperiences } = await change(as, {
    work_experiences: [{ operation: 'insert', ...work }],
  });
  expect(workExperiences[0]?.address).toEqual({ city_id: lyon.city_id, city: { name: 'Lyon' } });
});

test('degree, field of study and institution are kept in one shape, however they were told', async () => {
  const as = await service.person();
  const insert = { operation: 'insert' as const, field_of_study: { name: 'Bread' }, start_date: '2010-09-01' };
  const { educations } = await change(as, {
    educations: [
      { ...insert, degree_id: diploma.degree_id, custom_institution: 'Oven School' },
      { ...insert, degree: { custom_degree: 'Miller' }, institution: { name: 'Mill' }, grade_value: '7.5' },
    ],
  });
  expect(educations).toMatchObject([
    { degree_id: diploma.degree_id, degree: { name: 'Diploma' }, institution: { custom_institution: 'Oven School' } },
    { degree: { custom_degree: 'Miller' }, institution: { name: 'Mill' }, grade_value: 7.5 },
  ]);
  const unknown = { ...insert, degree_id: newId(), custom_institution: 'Oven School' };
  await expect(change(as, { educations: [unknown] })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'educations.0.degree_id', message: 'This degree is not known' }],
  });
});

test('a skill of the list has its name and id there; one of no list is refused unless it is said to be custom', async () => {
  const as = await service.person();
  const insert = { operation: 'insert' as const };
  const python = skillByName('Python');
  const { skills } = await change(as, {
    skills: [
      { ...insert, skill_id: python?.id ?? '' },
      { ...insert, skill_name: ' baking ' },
      { ...insert, custom_skill: 'Sourdough of rye' },
    ],
  });
  expect(skills).toMatchObject([
    { skill_id: python?.id, skill_name: 'Python' },
    { skill_id: skillByName('Baking')?.id, skill_name: 'Baking' },
    { custom_skill: 'Sourdough of rye' },
  ]);
  expect(skills[2]).not.toHaveProperty('skill_name');
  for (const [field, unknown] of [
    ['skill_id', { skill_id: newId(), skill_name: 'Python' }],
    ['skill_name', { skill_name: 'Sourdough of rye' }],
  ] as const) {
    await expect(change(as, { skills: [{ ...insert, ...unknown }] })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: `skills.0.${field}`, message: 'Please select a skill' }],
    });
  }
});

test('the end of what goes on is ignored', async () => {
  const as = await service.person();
  const item = { operation: 'insert' as const, ...work, is_current: true, end_date: '2019-01-01' };
  const { workExperiences } = await change(as, { work_experiences: [item] });
  expect(workExperiences).toMatchObject([{ is_current: true, start_date: '2020-01-01' }]);
  expect(workExperiences[0]).not.toHaveProperty('end_date');
});

test('items that were stored before their rules were made are still read', async () => {
  const as = await service.person();
  const { collection } = await createUserStore(service.ports.documents);
  const empty = { _id: newId(), degree: {}, institution: {}, start_date: '2010-09-01', is_current: false, max_gpa: 10 };
  await collection.updateOne({ _id: as.user_id }, { $set: { educations: [empty] } });
  expect((await profileOf(as.user_id)).educations).toEqual([empty]);
});

test('a profile takes no more than may be read of it at once, and keeps what it had', async () => {
  const as = await service.person();
  const insert = (count: number) =>
    Array.from({ length: count }, () => ({
      ...work,
      work_summary: 'x'.repeat(limits.summary),
      operation: 'insert' as const,
    }));
  await change(as, { work_experiences: insert(60) });
  await expect(change(as, { work_experiences: insert(40) })).rejects.toMatchObject({
    code: 'validation-error',
    errors: [{ path: 'work_experiences' }],
  });
  expect((await profileOf(as.user_id, as)).workExperiences).toHaveLength(60);
});

test('edits of two sections at once are both kept', async () => {
  const as = await service.person();
  await Promise.all([
    change(as, { skills: [{ operation: 'insert', skill_name: 'Baking' }] }),
    change(as, { projects: [{ operation: 'insert', project_name: 'Oven', description: 'Built one' }] }),
  ]);
  const { skills, projects } = await profileOf(as.user_id, as);
  expect([skills.length, projects.length]).toEqual([1, 1]);
});

test('30 edits of one profile at once, from two tabs, lose no section', async () => {
  const as = await service.person();
  const insert = { operation: 'insert' as const };
  const edits: CallInput<typeof updateProfile>['body'][] = Array.from({ length: 10 }, (_, index) => [
    { skills: [{ ...insert, custom_skill: `Skill ${index}` }] },
    { accomplishments: [{ ...insert, accomplishment_type: 'Awards' as const, title: `Award ${index}` }] },
    { projects: [{ ...insert, project_name: `Oven ${index}`, description: 'Built one' }] },
  ]).flat();
  const opened = (await profileOf(as.user_id, as)).version;
  let refused = 0;
  /** Saves on top of what is there, as often as somebody was faster. */
  const save = async (body: CallInput<typeof updateProfile>['body'], version: number): Promise<unknown> => {
    try {
      return await change(as, { ...body, version });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'version-conflict') throw error;
      refused += 1;
      const { profile } = error.details as { profile: Profile };
      return save(body, profile.version);
    }
  };
  await Promise.all(edits.map((body) => save(body, opened)));
  const { skills, accomplishments, projects } = await profileOf(as.user_id, as);
  expect([skills.length, accomplishments.length, projects.length]).toEqual([10, 10, 10]);
  expect(refused).toBeGreaterThanOrEqual(29);
});

test('an edit of a section as it was before is refused with what is there now', async () => {
  const as = await service.person();
  const { version, workExperiences } = await change(as, { work_experiences: [{ operation: 'insert', ...work }] });
  const id = workExperiences[0]?._id ?? '';
  const replace = (job_title: string) =>
    change(as, { work_experiences: [{ operation: 'replace', id, ...work, job_title }], version });
  await replace('Miller');
  await expect(replace('Cook')).rejects.toMatchObject({
    status: 409,
    code: 'version-conflict',
    details: { profile: { workExperiences: [{ _id: id, job_title: 'Miller' }], version: version + 1 } },
  });
});

test('sections stand in the usual order until their person puts them in another', async () => {
  const as = await service.person();
  expect((await profileOf(as.user_id)).section_order).toEqual(itemSections);
  const turned = itemSections.toReversed();
  expect((await change(as, { section_order: turned })).section_order).toEqual(turned);
  expect((await profileOf(as.user_id)).section_order).toEqual(turned);
  await expect(change(as, { section_order: turned.with(0, 'skills') })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'section_order', message: 'Name each section once' }],
  });
});

test('e-mail and phone are shown to their owner and to other services, to nobody else', async () => {
  const as = await service.person({ email: 'ada@example.org' });
  await edit(as, { phone: '+33 1 23 45 67 89', headline: 'Baker' });
  const own = { email: 'ada@example.org', phone: '+33123456789' };
  expect((await profileOf(as.user_id, as)).user).toMatchObject(own);
  const scoring = { kind: 'service', name: 'scoring' } as const;
  const whole = await service.call(readProfile, { params: { id: as.user_id } }, { as: scoring });
  expect(whole.user).toMatchObject(own);

  const { email, ...seen } = await service.call(getUser, { params: { id: as.user_id } }, { as });
  expect(email).toBe('ada@example.org');
  const viewers = [undefined, await service.person()];
  for (const viewer of viewers) {
    const { user } = await profileOf(as.user_id, viewer);
    expect(user).toMatchObject({ ...name, headline: 'Baker' });
    expect(user).not.toHaveProperty('email');
    expect(user).not.toHaveProperty('phone');
    const found = await service.call(getUser, { params: { id: as.user_id } }, viewer ? { as: viewer } : {});
    expect(found).toEqual(seen);
  }
});

test('a username leads to the public profile, for its owner too', async () => {
  const as = await service.person({ first_name: 'Nadia', last_name: 'Fell', email: 'nadia@example.org' });
  await edit(as, { first_name: 'Nadia', last_name: 'Fell', phone: '+33 1 23 45 67 89', headline: 'Baker' });
  await change(as, { projects: [{ operation: 'insert', project_name: 'Oven', description: 'Built one' }] });
  for (const viewer of [undefined, as]) {
    const found = await service.call(
      getUserByUsername,
      { params: { username: 'nadia-fell' } },
      viewer ? { as: viewer } : {},
    );
    expect(found).toMatchObject({
      _id: as.user_id,
      username: 'nadia-fell',
      user: { headline: 'Baker', username: 'nadia-fell' },
      projects: [{ project_name: 'Oven' }],
    });
    expect(JSON.stringify(found)).not.toMatch(/nadia@example|\+33/);
  }
});

test('a phone is read as it was stored before it had a form', async () => {
  const as = await service.person();
  const { collection } = await createUserStore(service.ports.documents);
  await collection.updateOne({ _id: as.user_id }, { $set: { phone: 'at the bakery' } });
  expect((await profileOf(as.user_id, as)).user.phone).toBe('at the bakery');
  await expect(edit(as, { phone: 'at the bakery' })).rejects.toMatchObject({ errors: [{ path: 'phone' }] });
});

test('an unknown user is not found', async () => {
  const id = newId();
  const unknown = { status: 404, message: 'User not found' };
  await expect(profileOf(id)).rejects.toMatchObject(unknown);
  await expect(service.call(getUser, { params: { id } })).rejects.toMatchObject(unknown);
  await expect(service.call(getUserByUsername, { params: { username: 'nobody' } })).rejects.toMatchObject(unknown);
});

test('an account is found by e-mail by its owner only, whether or not somebody has the address', async () => {
  const as = await service.person({ email: 'Own@example.org' });
  await service.person({ email: 'taken@example.org' });
  const find = (email: string) => service.call(getUserByEmail, { params: { email } }, { as });
  expect(await find('own@example.org')).toMatchObject({ _id: as.user_id });
  for (const email of ['taken@example.org', 'free@example.org']) {
    await expect(find(email)).rejects.toMatchObject({ status: 403 });
  }
});

test('a former username keeps leading to its person and is never given to another', async () => {
  const as = await service.person({ first_name: 'Wilma', last_name: 'Reed' });
  const rename = (actor: UserActor, updated_username: string) =>
    service.call(updateUsername, { body: { updated_username } }, { as: actor });
  expect((await rename(as, ' wilma-writes ')).username).toBe('wilma-writes');

  const find = (username: string) => service.call(getUserByUsername, { params: { username } });
  for (const known of ['wilma-reed', 'wilma-writes', 'Wilma-Writes']) {
    expect(await find(known)).toMatchObject({ _id: as.user_id, username: 'wilma-writes' });
  }
  const other = await service.person();
  await expect(rename(other, 'wilma-reed')).rejects.toMatchObject({
    status: 409,
    errors: [{ path: 'updated_username', message: 'This username is not available' }],
  });
  expect((await rename(as, 'wilma-reed')).username).toBe('wilma-reed');
});

test('a username can be changed three times in 30 days, and what is refused takes no name away', async () => {
  const [as, other] = [await service.person(), await service.person()];
  const rename = (updated_username: string, actor = as) =>
    service.call(updateUsername, { body: { updated_username } }, { as: actor });
  const wanted = Array.from({ length: 8 }, (_, at) => `restless-${at}`);
  const answers = await Promise.allSettled(wanted.map((name) => rename(name)));
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(limits.usernameChanges);
  for (let turn = 0; turn < limits.usernameChanges; turn++)
    await rename(`restless-later-${turn}`).catch(() => undefined);
  await expect(rename('restless-at-last')).rejects.toMatchObject({
    status: 429,
    errors: [{ path: 'updated_username', message: expect.stringContaining('3 times in 30 days') }],
    // What is said in seconds is the day that is named.
    details: { retry_after: expect.closeTo(30 * 86_400, -2) },
  });
  const { username } = (await service.call(getCurrentUser, {}, { as })).userInfos;
  await expect(rename(username)).resolves.toMatchObject({ username });
  const refused = wanted.filter((_, at) => answers[at]?.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(5);
  await expect(rename(refused[0] ?? '', other)).resolves.toMatchObject({ username: refused[0] });
});

test('of 30 who want one username at once one gets it, and the others keep theirs', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => service.person()));
  const answers = await Promise.allSettled(
    people.map((as) => service.call(updateUsername, { body: { updated_username: 'sought-after' } }, { as })),
  );
  const got = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value._id] : []));
  expect(got).toHaveLength(1);
  const now = await Promise.all(people.map((as) => service.call(getCurrentUser, {}, { as })));
  const names = now.map(({ userInfos }) => userInfos.username);
  expect([new Set(names).size, names.filter((name) => name === 'sought-after').length]).toEqual([30, 1]);
  const owner = now.find(({ userInfos }) => userInfos.username === 'sought-after');
  expect(owner?.userInfos._id).toBe(got[0]);
});

test.each(['ab', 'a'.repeat(31), 'ada_moss', 'Ada-Moss', 'a'.repeat(24), 'zoë', '-ada', 'settings', 'w4ypost'])(
  'the username %o is refused',
  async (username) => {
    const as = await service.person();
    await expect(service.call(updateUsername, { body: { updated_username: username } }, { as })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'updated_username' }],
    });
  },
);
