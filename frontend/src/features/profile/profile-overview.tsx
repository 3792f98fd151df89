import type { Profile } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { BasicSection } from './basic/basic-section.tsx';
import { ItemSection } from './item-section.tsx';
import { ResumeManagement } from './resume-management.tsx';
import { SkillsSection } from './skills/skills-section.tsx';

/** Skills are edited all at once, in their place. */
const Section = ({ profile, section }: { profile: Profile; section: ProfileSection }) =>
  section === 'skills' ? <SkillsSection profile={profile} /> : <ItemSection profile={profile} section={section} />;

/** What a profile holds, each part with what edits it. */
export function ProfileOverview({ profile }: { profile: Profile }) {
  return (
    <>
      <BasicSection profile={profile} />
      <ResumeManagement profile={profile} />
      {profile.section_order.map((section) => (
        <Section key={section} profile={profile} section={section} />
      ))}
    </>
  );
}
