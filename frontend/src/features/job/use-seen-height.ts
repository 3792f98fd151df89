import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What stays free below. */
const margin = 16;

/** Makes a part as high as there is room for it in the window, wherever the page is scrolled to. */
export function useSeenHeight<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (part.current === null) return;
      const { top } = part.current.getBoundingClientRect();
      part.current.style.height = `${Math.round(innerHeight - Math.max(top, 0) - margin)}px`;
    };
    fit();
    addEventListener('scroll', fit, { passive: true });
    addEventListener('resize', fit);
    return () => {
      removeEventListener('scroll', fit);
      removeEventListener('resize', fit);
    };
  }, []);
  return part;
}
