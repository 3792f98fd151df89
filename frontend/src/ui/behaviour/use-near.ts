import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page has come near to what is seen, from then on: for what is only fetched for who gets there. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (part.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, isNear]);
  return isNear;
}
