import { profileCard } from '../calls/identity.ts';
import { completionWeights, defaultDashboardName, itemSections } from '../constants.ts';
import { profileCompletion } from '../entities/profile-completion.ts';
import {
  accomplishment,
  certificate,
  education,
  profileSkill,
  project,
  socialLink,
  workExperience,
} from '../entities/profile-sections.ts';
import { basicInfo, profile, profileUser, publicProfile } from '../entities/profile.ts';
import { currentUser, dashboard, publicUser, userInfo } from '../entities/user.ts';
import { at, factory, nextId } from './factory.ts';

const named = { first_name: 'Ada', last_name: 'Moss' };
const person = () => ({ ...named, username: `ada-moss-${nextId().slice(-6)}`, profile_img_url: null });
const email = 'ada@example.org';

/** `_id` and `id` are the same, whichever is given. */
export const aUser = factory(userInfo)(({ _id = nextId() }) => ({
  ...person(),
  _id,
  id: _id,
  email,
  created_at: at,
  updated_at: at,
}));

export const aPublicUser = factory(publicUser)(() => ({ _id: nextId(), ...person() }));

/** A Job Seeker's, unless another type is given. */
export const aDashboard = factory(dashboard)(({ dsh_type = 'Job Seeker' }) => ({
  dsh_id: nextId(),
  dsh_type,
  dsh_name: defaultDashboardName(dsh_type),
  assigned_role: dsh_type,
  created_at: at,
  updated_at: at,
}));

/** Somebody who has not made a dashboard yet. */
export const aCurrentUser = factory(currentUser)(() => ({ userInfos: aUser(), userDashboards: [] }));

export const aProfileCard = factory(profileCard)(() => ({
  user_id: nextId(),
  version: 1,
  ...person(),
  email,
  total_experience_in_months: 30,
  updated_at: at,
}));

export const aBasicInfo = factory(basicInfo)(() => named);

/** As the public sees somebody: without e-mail and phone. */
export const aProfileUser = factory(profileUser)(() => ({ _id: nextId(), ...person(), created_at: at }));

/** With nothing in any section. */
export const aProfile = factory(profile)(() => ({
  user: aProfileUser(),
  workExperiences: [],
  educations: [],
  skills: [],
  certificates: [],
  projects: [],
  accomplishments: [],
  socialLinks: [],
  section_order: [...itemSections],
  version: 1,
}));

/** The completion of an empty profile, with resumes not asked for. */
export const aProfileCompletion = factory(profileCompletion)(() => {
  const empty = (weight: number) => ({ weight, is_completed: false });
  const weights = completionWeights;
  return {
    userExperiences: empty(weights.userExperiences),
    userAccomplishments: empty(weights.userAccomplishments),
    userCertificates: empty(weights.userCertificates),
    userEducations: empty(weights.userEducations),
    userProjects: empty(weights.userProjects),
    useSkills: empty(weights.useSkills),
    userSocialLinks: empty(weights.userSocialLinks),
    userResumes: { weight: weights.userResumes, is_completed: null },
    userAboutme: empty(weights.userAboutme),
  };
});

/** What a public page shows: somebody with nothing in any section. */
export const aPublicProfile = factory(publicProfile)(({ _id = nextId() }) => ({
  ...person(),
  _id,
  id: _id,
  created_at: at,
  updated_at: at,
  ...aProfile({ user: aProfileUser({ _id }) }),
}));

/** As they are written, like all items below. */
export const aWorkExperience = factory(workExperience)(() => ({
  job_title: 'Gardener',
  company_name: 'Green Belt',
  address: { city_id: nextId() },
  start_date: '2021-04-01',
}));

export const anEducation = factory(education)(() => ({
  degree: { name: 'Bachelor of Science' },
  field_of_study: { name: 'Horticulture' },
  institution: { custom_institution: 'School of Gardens' },
  start_date: '2017-09-01',
  end_date: '2021-03-31',
}));

export const aCertificate = factory(certificate)(() => ({
  certificate_name: 'Tree climber',
  issuing_organisation: 'Guild of Arborists',
  issue_date: '2022-05-01',
}));

export const aProject = factory(project)(() => ({
  project_name: 'Roof meadow',
  description: 'Sowed a meadow on the roof of a school.',
  start_date: '2023-03-01',
}));

export const anAccomplishment = factory(accomplishment)(() => ({
  accomplishment_type: 'Awards',
  title: 'Garden of the year',
}));

export const aSocialLink = factory(socialLink)(() => ({
  link: { link_type: 'Portfolio', link: 'https://example.org/ada' },
}));

export const aProfileSkill = factory(profileSkill)(() => ({ skill_name: 'Gardening' }));
