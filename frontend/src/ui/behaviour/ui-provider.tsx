import { type ReactNode, useEffect } from 'react';
import { type Place, placeOf } from './focus-place.ts';

/**
 * Speaks en-US whatever the browser speaks: react-aria reads this before it asks the browser. Its own provider does the same, but
 * would come with its part of react-aria to pages that need none.
 */
Object.assign(globalThis, { [Symbol.for('react-aria.i18n.locale')]: 'en-US' });

/** Nothing can be lost before something takes focus; what keeps it comes then, and is told what was held meanwhile. */
function keepFocusOnceTaken(): () => void {
  let end: (() => void) | undefined;
  const meanwhile = new AbortController();
  const { signal } = meanwhile;
  const held: Place[] = [];
  const begin = async () => {
    const { keepFocus } = await import('./keep-focus.ts');
    if (!signal.aborted) end = keepFocus(held);
  };
  const hold = ({ target }: FocusEvent) => {
    if (target instanceof Element) held.push(placeOf(target));
    if (held.length > 1) return;
    // Without it everything works but this; the next page asks again.
    void begin()
      .catch(() => undefined)
      .finally(() => meanwhile.abort());
  };
  document.addEventListener('focusin', hold, { signal });
  return () => {
    meanwhile.abort();
    end?.();
  };
}

/** What controls need around them: never leaves focus nowhere. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(keepFocusOnceTaken, []);
  return children;
}
