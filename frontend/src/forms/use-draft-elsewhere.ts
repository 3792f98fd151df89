import { useEffect, useEffectEvent } from 'react';
import { onKeptElsewhere } from '../storage/storage.ts';

export const changedElsewhere = 'Changed in another window. Only the last change is kept.';

/** Tells when another window keeps something else in the place of a draft, or forgets it. */
export function useDraftElsewhere(key: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => onKeptElsewhere(key, () => tell()), [key]);
}
