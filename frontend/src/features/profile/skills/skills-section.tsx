import type { Profile } from '@waypost/contracts/entities/profile';
import { Pencil } from 'lucide-react';
import { latePart } from '../../../ui/behaviour/late-part.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { useEditorInPlace } from '../editor/use-editor-in-place.ts';
import { SectionCard } from '../section-card.tsx';
import { sectionViews } from '../sections.tsx';
import * as styles from './skills.css.ts';

const skillsEditor = latePart(() => import('./skills-editor.tsx'), 'SkillsEditor');

const { anchor, title, none, itemsOf } = sectionViews.skills;

/** To read, and to edit in their place. What was chosen and not saved is open again. */
export function SkillsSection({ profile }: { profile: Profile }) {
  const { Editor, edit, close, isAwaited, ahead } = useEditorInPlace(skillsEditor, profile.user._id, 'skills');
  const items = itemsOf(profile);
  return (
    <SectionCard
      anchor={anchor}
      title={title}
      actions={
        Editor === undefined ? (
          <Button
            size="sm"
            icon={<Pencil size={16} aria-hidden />}
            aria-label="Edit skills"
            isPending={isAwaited}
            onPress={edit}
            {...ahead}
          >
            Edit
          </Button>
        ) : null
      }
    >
      {Editor !== undefined ? (
        <Editor profile={profile} onClose={close} />
      ) : items.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <ul className={styles.shown} aria-label={title}>
          {items.map(({ _id, shown }) => (
            <li key={_id}>{shown}</li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
