import type { Profile } from '@waypost/contracts/entities/profile';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { BoneLines } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { draftedItems } from '../editor/edit-draft.ts';
import { SectionCard } from '../section-card.tsx';
import { itemSections } from '../sections.tsx';
import * as styles from './skills.css.ts';

const SkillsEditor = lazy(async () => ({ default: (await import('./skills-editor.tsx')).SkillsEditor }));

const { anchor, title, none, itemsOf } = itemSections.skills;

/** To read, and to edit in their place. What was chosen and not saved is open again. */
export function SkillsSection({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(() => draftedItems(profile.user._id, 'skills').length > 0);
  const items = itemsOf(profile);
  return (
    <SectionCard
      anchor={anchor}
      title={title}
      actions={
        isEditing ? null : (
          <Button
            size="sm"
            icon={<Pencil size={16} aria-hidden />}
            aria-label="Edit skills"
            onPress={() => setEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={<BoneLines count={4} />}>
          <SkillsEditor profile={profile} onClose={() => setEditing(false)} />
        </Suspense>
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
