import { type ReactNode, useEffect } from 'react';
import { keepFocus } from './keep-focus.ts';

/**
 * Speaks en-US whatever the browser speaks: react-aria reads this before it asks the browser. Its own provider does the same, but
 * would come with its part of react-aria to pages that need none.
 */
Object.assign(globalThis, { [Symbol.for('react-aria.i18n.locale')]: 'en-US' });

/** What controls need around them: never leaves focus nowhere. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return children;
}
