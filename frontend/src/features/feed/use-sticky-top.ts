import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Holds a sticky column where all of it can be reached without a scroll bar of its own: below what covers the top of the window
 * (the page's scroll padding says how much that is) where it fits, else so that its end stands at the end of the window.
 */
export function useStickyTop<Part extends HTMLElement>(): RefObject<Part | null> {
  const column = useRef<Part>(null);
  useLayoutEffect(() => {
    const part = column.current;
    if (part === null) return;
    const place = () => {
      const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      part.style.top = `${Math.min(covered, innerHeight - part.offsetHeight)}px`;
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(part);
    addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
    };
  }, []);
  return column;
}
