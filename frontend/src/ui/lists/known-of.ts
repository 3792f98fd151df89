/** What a list has found; nothing where that is nothing and was found for what was asked before, as it says nothing of what is asked now. */
export const knownOf = <Found>(
  { data, isPlaceholderData }: { data: Found | undefined; isPlaceholderData: boolean },
  rowsOf: (found: Found) => readonly unknown[],
): Found | undefined => (isPlaceholderData && data !== undefined && rowsOf(data).length === 0 ? undefined : data);
