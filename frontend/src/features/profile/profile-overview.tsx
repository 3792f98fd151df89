import type { Profile } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import { latePart, useLatePart } from '../../ui/behaviour/late-part.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { BasicSection } from './basic/basic-section.tsx';
import { ItemSection } from './item-section.tsx';
import * as styles from './profile.css.ts';
import { ResumeManagement } from './resume-management.tsx';
import { SkillsSection } from './skills/skills-section.tsx';

const sectionOrderDialog = latePart(() => import('./section-order-dialog.tsx'), 'SectionOrderDialog');

/** Skills are edited all at once, in their place. */
const Section = ({ profile, section }: { profile: Profile; section: ProfileSection }) =>
  section === 'skills' ? <SkillsSection profile={profile} /> : <ItemSection profile={profile} section={section} />;

function SectionOrder({ profile }: { profile: Profile }) {
  const { Part: SectionOrderDialog, whenThere, isAwaited, ahead } = useLatePart(sectionOrderDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.order}>
      <Button
        size="sm"
        variant="quiet"
        icon={<ArrowDownUp size={16} aria-hidden />}
        isPending={isAwaited}
        onPress={() => whenThere(() => setOpen(true))}
        {...ahead}
      >
        Change the order of sections
      </Button>
      {SectionOrderDialog && isOpen ? <SectionOrderDialog profile={profile} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** What a profile holds, each part with what edits it. */
export function ProfileOverview({ profile }: { profile: Profile }) {
  return (
    <>
      <BasicSection profile={profile} />
      <ResumeManagement profile={profile} />
      <SectionOrder profile={profile} />
      {profile.section_order.map((section) => (
        <Section key={section} profile={profile} section={section} />
      ))}
    </>
  );
}
