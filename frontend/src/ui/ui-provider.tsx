import { type ReactNode, useEffect } from 'react';

/**
 * Speaks en-US whatever the browser speaks: react-aria reads this before it asks the browser. Its own provider does the same, but
 * would come with its part of react-aria to pages that need none.
 */
Object.assign(globalThis, { [Symbol.for('react-aria.i18n.locale')]: 'en-US' });

/** Nothing can be lost before something takes focus; what keeps it comes then. */
function keepFocusOnceTaken(): () => void {
  let end: (() => void) | undefined;
  const outcome = new AbortController();
  const begin = async () => {
    const { keepFocus } = await import('./keep-focus.ts');
    if (!outcome.signal.aborted) end = keepFocus();
  };
  // Without it everything works but this; the next page asks again.
  document.addEventListener('focusin', () => void begin().catch(() => undefined), {
    once: true,
    signal: outcome.signal,
  });
  return () => {
    outcome.abort();
    end?.();
  };
}

/** What controls need around them: never leaves focus nowhere. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(keepFocusOnceTaken, []);
  return children;
}
