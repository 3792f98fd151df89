import { completionWeights } from '@waypost/contracts/constants';
import type { ProfileCompletion } from '@waypost/contracts/entities/profile-completion';
import type { User } from './user.ts';

/** Complete is a section with one item, about me with any text. Whether there is a resume is for resumes to say. */
export function completionOf(user: User): ProfileCompletion {
  const some = (items: readonly unknown[]) => items.length > 0;
  const weigh = (name: keyof ProfileCompletion, is_completed: boolean | null) => ({
    weight: completionWeights[name],
    is_completed,
  });
  return {
    userExperiences: weigh('userExperiences', some(user.work_experiences)),
    userAccomplishments: weigh('userAccomplishments', some(user.accomplishments)),
    userCertificates: weigh('userCertificates', some(user.certificates)),
    userEducations: weigh('userEducations', some(user.educations)),
    userProjects: weigh('userProjects', some(user.projects)),
    useSkills: weigh('useSkills', some(user.skills)),
    userSocialLinks: weigh('userSocialLinks', some(user.social_links)),
    userResumes: weigh('userResumes', null),
    userAboutme: weigh('userAboutme', (user.about_me ?? '').trim() !== ''),
  };
}
