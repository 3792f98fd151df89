import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Marks the ends at which the row of tabs goes on out of sight. */
function markMore(list: HTMLElement) {
  const atStart = list.scrollLeft < 1;
  const atEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 1;
  list.dataset['more'] = atStart && atEnd ? 'none' : atStart ? 'end' : atEnd ? 'start' : 'both';
}

/** `scrollIntoView` would scroll the page too. */
function showSelected(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[data-selected]');
  if (tab) list.scrollTo({ left: tab.offsetLeft - list.clientWidth / 3 });
}

/** A row of tabs that scrolls where there is no room, with the selected one in sight. Its tabs say `data-selected`. */
export function useTabRow<Row extends HTMLElement>(selected: string | undefined, count: number): RefObject<Row | null> {
  const list = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null) return;
    showSelected(row);
    // The press that brings focus into the row has react-aria put it back to where it was.
    const frame = requestAnimationFrame(() => showSelected(row));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const mark = () => markMore(row);
    const fit = () => {
      showSelected(row);
      mark();
    };
    // Tabs may come after their row, which is as high as they are.
    const sizes = new ResizeObserver(fit);
    sizes.observe(row);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      row.removeEventListener('scroll', mark);
      sizes.disconnect();
    };
  }, [count]);
  return list;
}
