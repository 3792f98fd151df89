import { deviceStorage, onKeptElsewhere } from '../../storage/storage.ts';

/** The device's, as the theme is: signing out keeps it. */
const storageKey = 'waypost-keys';

/** What is written into, or chosen from by letters. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

/**
 * Whether letters act wherever focus is. Who speaks to their machine, or slips, can turn it off.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const singleKeysAct = (): boolean => deviceStorage.read(storageKey) !== 'false';
export const letSingleKeysAct = (act: boolean): boolean => deviceStorage.keep(storageKey, String(act));
export const onSingleKeysElsewhere = (hear: () => void) => onKeptElsewhere(storageKey, hear);

/** A dialog, a menu or a list stands over the page, and has the keys. */
export const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;

/** Pressed by itself, and nothing is written with it. */
export const isSingleKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(typing));
