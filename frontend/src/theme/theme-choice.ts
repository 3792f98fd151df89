import { useSyncExternalStore } from 'react';
import { deviceStorage, onKeptElsewhere } from '../storage/storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** `public/before-paint.js` reads it too, before this file is there. Signing out keeps it. */
export const themeStorageKey = 'waypost-theme';

const changed = new EventTarget();

const read = () => (document.documentElement.dataset.theme as ThemeChoice | undefined) ?? 'system';

function show(choice: string | null): void {
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  changed.dispatchEvent(new Event('change'));
}

/** Shows the theme now, in all windows, and on the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  // Where it cannot be kept, the choice lasts as long as the page.
  if (choice === 'system') deviceStorage.remove(themeStorageKey);
  else deviceStorage.keep(themeStorageKey, choice);
}

function subscribe(listener: () => void): () => void {
  const endElsewhere = onKeptElsewhere(themeStorageKey, show);
  changed.addEventListener('change', listener);
  return () => {
    endElsewhere();
    changed.removeEventListener('change', listener);
  };
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read, () => 'system');
}
