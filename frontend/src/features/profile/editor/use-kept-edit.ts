import { useEffect, useRef } from 'react';
import { type Edit, editDrafts, editKey } from './edit-draft.ts';

/** Keeps an edit on this device for as long as it says more than what it began with. */
export function useKeptEdit(key: ReturnType<typeof editKey>, edit: Edit, isChanged: boolean) {
  const isOver = useRef(false);
  useEffect(() => {
    if (isOver.current) return;
    if (isChanged) editDrafts.keep(key, edit);
    else editDrafts.clear(key);
  });
  return {
    forget() {
      isOver.current = true;
      editDrafts.clear(key);
    },
  };
}
