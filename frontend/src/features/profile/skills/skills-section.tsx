import type { Profile } from '@waypost/contracts/entities/profile';
import { latePart } from '../../../ui/behaviour/late-part.ts';
import { Text } from '../../../ui/content/text.tsx';
import { SectionInPlace } from '../editor/section-in-place.tsx';
import { sectionViews } from '../sections.tsx';
import * as styles from './skills.css.ts';

const skillsEditor = latePart(() => import('./skills-editor.tsx'), 'SkillsEditor');

const { anchor, title, none, itemsOf } = sectionViews.skills;

export function SkillsSection({ profile }: { profile: Profile }) {
  const items = itemsOf(profile);
  return (
    <SectionInPlace profile={profile} editor={skillsEditor} section="skills" anchor={anchor} title={title}>
      {items.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <ul className={styles.shown} aria-label={title}>
          {items.map(({ _id, shown }) => (
            <li key={_id}>{shown}</li>
          ))}
        </ul>
      )}
    </SectionInPlace>
  );
}
