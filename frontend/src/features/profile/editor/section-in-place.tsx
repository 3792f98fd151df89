import type { Profile } from '@waypost/contracts/entities/profile';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type LatePart, useLatePart } from '../../../ui/behaviour/late-part.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SectionCard } from '../section-card.tsx';
import { draftedItems } from './edit-draft.ts';

type SectionInPlaceProps = {
  profile: Profile;
  editor: LatePart<{ profile: Profile; onClose: () => void }>;
  /** What its draft is kept by. */
  section: string;
  anchor: string;
  title: string;
  /** To be read while nothing is edited. */
  children: ReactNode;
};

/** A section of the profile that is edited in the place where it is read. What was typed and not saved is open again. */
export function SectionInPlace({ profile, editor, section, anchor, title, children }: SectionInPlaceProps) {
  const { Part: Editor, whenThere, isAwaited, ahead } = useLatePart(editor);
  const [isEditing, setEditing] = useState(false);
  const edit = () => whenThere(() => setEditing(true));
  const goOn = useEffectEvent(() => {
    if (draftedItems(profile.user._id, section).length > 0) edit();
  });
  useEffect(() => goOn(), []);
  const isOpen = isEditing && Editor !== undefined;
  return (
    <SectionCard
      anchor={anchor}
      title={title}
      actions={
        isOpen ? null : (
          <Button
            size="sm"
            icon={<Pencil size={16} aria-hidden />}
            aria-label={`Edit ${title.toLowerCase()}`}
            isPending={isAwaited}
            onPress={edit}
            {...ahead}
          >
            Edit
          </Button>
        )
      }
    >
      {isOpen ? <Editor profile={profile} onClose={() => setEditing(false)} /> : children}
    </SectionCard>
  );
}
