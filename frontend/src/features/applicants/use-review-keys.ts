import { useEffect, useEffectEvent } from 'react';

/** What is written into, or chosen from by letters. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

export type ReviewKey = 'j' | 'k' | 's' | 'n';
const known: readonly string[] = ['j', 'k', 's', 'n'] satisfies ReviewKey[];
const isKnown = (key: string): key is ReviewKey => known.includes(key);

/** Single keys, wherever focus is, but for what is typed and for other dialogs. */
export function useReviewKeys(isOpen: boolean, onKey: (key: ReviewKey, isRepeated: boolean) => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!isKnown(key) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    if (!isOpen && document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return;
    onKey(key, event.repeat);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
