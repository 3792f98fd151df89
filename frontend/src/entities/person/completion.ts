import type { CompletionSection } from '@waypost/contracts/constants';
import type { ProfileCompletion } from '@waypost/contracts/entities/profile-completion';

/** In the order in which they are shown. */
export const sectionNames: Record<CompletionSection, { title: string; next: string }> = {
  userExperiences: { title: 'Work experience', next: 'add your work experience' },
  userAccomplishments: { title: 'Accomplishments', next: 'add an accomplishment' },
  userCertificates: { title: 'Certificates', next: 'add a certificate' },
  userEducations: { title: 'Education', next: 'add your education' },
  userProjects: { title: 'Projects', next: 'add a project' },
  useSkills: { title: 'Skills', next: 'add your skills' },
  userSocialLinks: { title: 'Social links', next: 'add a social link' },
  userResumes: { title: 'Resumes', next: 'upload a resume' },
  userAboutme: { title: 'About me', next: 'say something about yourself' },
};

export type CompletedSection = {
  name: CompletionSection;
  title: string;
  points: number;
  /** Undefined where nobody could say. */
  isCompleted: boolean | undefined;
};

export type Completion = {
  sections: readonly CompletedSection[];
  /** What is known to be earned; with an unknown section it may be more. */
  earned: number;
  total: number;
  /** Rounded; null while a section is not known. */
  percent: number | null;
  /** What to do next, of what earns the most. */
  next: { words: string; points: number } | undefined;
};

const sumOf = (sections: readonly CompletedSection[]) => sections.reduce((sum, { points }) => sum + points, 0);

/** How much of a profile is there, and what would bring it on the most. */
export function completionOf(answer: ProfileCompletion): Completion {
  const sections = (Object.keys(sectionNames) as CompletionSection[]).map((name) => ({
    name,
    title: sectionNames[name].title,
    points: answer[name].weight,
    isCompleted: answer[name].is_completed ?? undefined,
  }));
  const earned = sumOf(sections.filter(({ isCompleted }) => isCompleted === true));
  const total = sumOf(sections);
  const isKnown = sections.every(({ isCompleted }) => isCompleted !== undefined);
  const [most] = sections.filter(({ isCompleted }) => isCompleted === false).toSorted((a, b) => b.points - a.points);
  return {
    sections,
    earned,
    total,
    percent: isKnown ? Math.round((earned / Math.max(1, total)) * 100) : null,
    next: most && { words: sectionNames[most.name].next, points: most.points },
  };
}
