import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { frame } from './data-table.css.ts';

/** Marks a frame that is narrower than its table. */
function useFrame() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const fit = () => void box.toggleAttribute('data-narrow', box.scrollWidth > box.clientWidth);
    const sizes = new ResizeObserver(fit);
    for (const one of [box, ...box.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
  return place;
}

export function TableFrame({ children }: { children: ReactNode }) {
  return (
    <div ref={useFrame()} className={frame}>
      {children}
    </div>
  );
}
