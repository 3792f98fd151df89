/** The way to a page by loading it, so that nothing is left of what this one holds in memory. An object, for tests to look on. */
export const pageLoad = {
  /** The page that is left is no page to come back to. */
  instead: (path: string): void => location.replace(path),
  again: (): void => location.reload(),
};

/** Called when the browser's way back shows this page as it was left. */
export function onShownAgain(listener: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}
