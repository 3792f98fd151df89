/** What a link to a profile says where it stands among what was searched for: the way back leads there. */
export const openedFromSearch = { openedFrom: 'search' } as const;

/** @param state what the entry of the history holds */
export const isOpenedFromSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFrom' in state && state.openedFrom === 'search';
