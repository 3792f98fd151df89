import { useEffect, useEffectEvent } from 'react';
import { isCovered, isSingleKey, singleKeysAct } from '../../../ui/behaviour/single-keys.ts';

export type ReviewKey = 'j' | 'k' | 's' | 'n';
const known: readonly string[] = ['j', 'k', 's', 'n'] satisfies ReviewKey[];
const isKnown = (key: string): key is ReviewKey => known.includes(key);

/** Single keys, wherever focus is, but for what is typed and for other dialogs, unless they are turned off. */
export function useReviewKeys(isOpen: boolean, onKey: (key: ReviewKey, isRepeated: boolean) => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!isKnown(key) || !isSingleKey(event) || !singleKeysAct()) return;
    if (!isOpen && isCovered()) return;
    onKey(key, event.repeat);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
