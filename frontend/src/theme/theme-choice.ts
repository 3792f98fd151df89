import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** `public/before-paint.js` reads it too, before this file is there. Signing out keeps it. */
export const themeStorageKey = 'waypost-theme';

const changed = new EventTarget();

function read(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the theme now, and on the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  // Where it cannot be kept, the choice lasts as long as the page.
  if (choice === 'system') deviceStorage.remove(themeStorageKey);
  else deviceStorage.keep(themeStorageKey, choice);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read, () => 'system');
}
