import type { ResumePosition } from '@waypost/contracts/calls/resumes';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { JobSkill } from '@waypost/contracts/entities/job-skill';
import type { Profile } from '@waypost/contracts/entities/profile';
import type { Analysis } from '@waypost/contracts/entities/score';
import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { skillByName } from '@waypost/contracts/taxonomy/skills';
import { analyseJobPost } from '../analysis/analyse-job-post.ts';
import type { AnalysedPost } from '../analysis/analysed-post.ts';
import { withoutOwnNames } from './person/own-names.ts';
import { positionsOf, type Position } from './person/resume-positions.ts';
import type { Need } from './post/asked-skill.ts';

/**
 * What a score may know of a person. Name, gender, birth, photo, address and schools are not here, so that nothing can
 * come to depend on them.
 */
export type ScoredProfile = {
  headline: string;
  /** Months. */
  total_experience: number;
  work: readonly (Position & { summary: string })[];
  /** Counted where the profile itself has no work. */
  resume_work?: readonly Position[];
  skills: readonly { name: string; level: ProficiencyLevel; years: number }[];
  /** Degree and field. */
  educations: readonly { degree: string; field: string }[];
  certificates: readonly string[];
  projects: readonly { name: string; description: string }[];
  /** Other free text about the work: about me, accomplishments. */
  texts: readonly string[];
};

export type RequiredSkill = { name: string; level: ProficiencyLevel | undefined; need?: Need };

export type ScoredJob = Words & {
  skills: readonly RequiredSkill[];
  /** Years; 0 where the post asks for none. */
  minimum_years: number;
  /** Calendar date up to which a present position counts, so that the same inputs always give the same score. */
  as_of: string;
};

/** There is nothing in it that a post could ask for, so that every score would be next to nothing. */
export const saysNothing = (profile: ScoredProfile): boolean =>
  profile.headline === '' &&
  [profile.work, profile.skills, profile.educations, profile.certificates, profile.projects].every(
    (list) => list.length === 0,
  ) &&
  profile.texts.every((text) => text.trim() === '');

/** A person as posts are compared with them, by their profile and what was read of a resume. */
export function scoredPerson(profile: Profile, resume: { text: string | null; positions: readonly ResumePosition[] }) {
  const anonymous = withoutOwnNames(profile);
  return {
    profile: { ...scoredProfile(profile), resume_work: positionsOf(resume.positions, anonymous) },
    resumeText: resume.text === null ? undefined : anonymous(resume.text),
  };
}

export function scoredProfile(profile: Profile): ScoredProfile {
  const anonymous = withoutOwnNames(profile);
  return {
    headline: anonymous(profile.user.headline ?? ''),
    total_experience: profile.user.total_experience_in_months ?? 0,
    work: profile.workExperiences.map((item) => ({
      title: item.job_title,
      summary: anonymous(item.work_summary),
      start: item.start_date,
      end: item.is_current ? undefined : item.end_date,
    })),
    skills: profile.skills.map((item) => ({
      name: item.skill_name ?? item.custom_skill ?? '',
      level: item.proficiency_level,
      years: item.yrs_of_exp,
    })),
    educations: profile.educations.map((item) => ({
      degree: item.degree.name ?? item.degree.custom_degree ?? '',
      field: item.field_of_study?.name ?? item.field_of_study?.custom_field_of_study ?? '',
    })),
    certificates: profile.certificates.map((item) => item.certificate_name),
    projects: profile.projects.map((item) => ({
      name: item.project_name,
      description: anonymous(item.description),
    })),
    texts: [
      profile.user.about_me ?? '',
      ...profile.accomplishments.map((item) => `${item.title}. ${item.description}`),
    ].map(anonymous),
  };
}

export type Words = Omit<AnalysedPost, 'has_pay' | 'has_location'>;

/** Whether there is something that only the words of a post say. */
export const leavesToItsWords = (post: JobPost): boolean =>
  post.skills.length === 0 || post.minimum_yrs_of_exp_needed === undefined;

/** A post as its author describes it; what its lists leave out is taken from the analysis of its words. */
export function scoredJob(post: JobPost, analysis?: Analysis): ScoredJob {
  const as_of = post.updated_at.slice(0, 10);
  const read = leavesToItsWords(post) ? describedJob(post, as_of, analysis) : undefined;
  const listed = post.skills.map(requiredSkill);
  return {
    ...wordsOf(post),
    as_of,
    skills: listed.length > 0 ? listed : (read?.skills ?? []),
    minimum_years: post.minimum_yrs_of_exp_needed ?? read?.minimum_years ?? 0,
  };
}

/** A post of which only the words are known. */
export function describedJob(
  words: Words,
  as_of: string,
  analysis: Analysis = analyseJobPost(wordsOf(words)),
): ScoredJob {
  return {
    ...wordsOf(words),
    // Certificates have a part of their own.
    skills: analysis.skills.filter((item) => skillByName(item.skill)?.category !== 'Certifications').map(requiredSkill),
    minimum_years: analysis.minimum_yrs_of_exp_needed ?? 0,
    as_of,
  };
}

const requiredSkill = ({ skill, proficiency_level, requirement }: JobSkill): RequiredSkill => ({
  name: skill,
  level: proficiency_level,
  ...(requirement === 'preferred' && { need: 'nice' }),
});

/** The texts of a post, with what its employer is called, and nothing else of it. */
export function wordsOf({
  title,
  description,
  responsibility,
  minimum_qualification,
  preferred_qualification,
  company_name,
  custom_company,
}: Words & Pick<JobPost, 'custom_company'>): Words {
  const words = { title, description, responsibility, minimum_qualification, preferred_qualification };
  return { ...words, company_name: company_name ?? custom_company?.name };
}
