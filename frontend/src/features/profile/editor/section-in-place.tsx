import { useEffect, useEffectEvent, useState } from 'react';
import { type LatePart, useLatePart } from '../../../ui/behaviour/late-part.ts';
import { draftedItems } from './edit-draft.ts';

/** An editor in the place of what it edits, which is there to be read until then. What was typed and not saved is open again. */
export function useEditorInPlace<Props>(editor: LatePart<Props>, userId: string, section: string) {
  const { Part, whenThere, isAwaited, ahead } = useLatePart(editor);
  const [isEditing, setEditing] = useState(false);
  const edit = () => whenThere(() => setEditing(true));
  const goOn = useEffectEvent(() => {
    if (draftedItems(userId, section).length > 0) edit();
  });
  useEffect(() => goOn(), []);
  return {
    /** Undefined while nothing is edited. */
    Editor: isEditing ? Part : undefined,
    edit,
    close: () => setEditing(false),
    isAwaited,
    ahead,
  };
}
